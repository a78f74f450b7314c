/**
 * Version of EmailJS's own client, @emailjs/browser, whose fields and path the form follows
 * (docs/requirements.md 7.1, https://www.emailjs.com/docs/rest-api/send-form/).
 */
export const libVersion = '4.4.1';

export const sendFormPath = '/api/v1.0/email/send-form';
