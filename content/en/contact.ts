export const contactPage = {
  title: 'Contact Us',
  description:
    'Showroom in Mansoura, Doha, open every day, Friday from 15:30. Write, call or chat to ask for a free visit and measuring anywhere in Qatar.',
  overline: 'Contact',
  heading: 'Come in, write or call',
  intro:
    'Bring a photo and a rough size of your window, or send both. The visit and the measuring are free, in Doha and everywhere else in Qatar.',
  mapAlt: 'Drawn map of Mansoura, Doha: the main roads of the district, with a pin on the showroom',
  mapLabel: 'Open the map',
  /** First line of the WhatsApp message. */
  chat: 'Hello, I am writing from your contact page and have a question.',
  formTitle: 'Send us a message',
  privacy: {
    overline: 'Privacy',
    title: 'What happens to your message',
    paragraphs: [
      'The form sends three things: your name, your e-mail address and your message. They travel through the e-mail service EmailJS to our inbox, and we use them to answer you.',
      'Nothing else is collected. The site sets no cookies for tracking and runs no analytics. The draft of an unsent message stays on your own device until it is sent.',
      'We keep your message for [number of months] and then delete it. If it becomes an order, we keep what the order and the invoice need.',
      'To see, correct or delete what we hold, write to the e-mail address on this page or ask in the showroom. Qatar’s Personal Data Privacy Protection Law No. 13 of 2016 gives you this right.',
    ],
  },
} as const;
