/** The message form; the messages are fixed (docs/requirements.md 8). */
export const form = {
  label: 'Message form',
  name: 'Name',
  email: 'E-mail',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending…',
  missing: 'Please fill in this field.',
  notEmail: 'Please write a whole e-mail address, such as name@example.com.',
  trap: 'Leave this field empty',
  trapped:
    'Not sent yet: a hidden field was filled in, perhaps by a password manager. It is empty again; please press ‘Send Message’ once more.',
  required: 'Please fill in all three fields.',
  address: {
    missing:
      'Without an e-mail address we cannot answer. To send the message all the same, press ‘Send Message’ again.',
    broken:
      'This e-mail address is not complete. To send the message all the same, press ‘Send Message’ again.',
  },
  refused:
    'What you wrote is kept. Please check your e-mail address, or send the text by WhatsApp.',
  sendByChat: 'Send it by WhatsApp',
  remaining: '{count} characters left',
  home: {
    success: 'Thank you for contacting us. We will respond shortly.',
    failure: 'Something went wrong. Please try again later.',
  },
  contact: {
    success: 'Your message has been sent successfully.',
    failure: 'Failed to send the message. Please try again later.',
  },
  privacy: {
    text: 'Your name, e-mail address and message reach our inbox through the e-mail service EmailJS, so that we can answer you. Nothing else is collected.',
    label: 'What happens to your message',
  },
} as const;
