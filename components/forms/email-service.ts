/**
 * What the service's own client sends with a form: version 4.4.1 of @emailjs/browser, whose fields
 * and path the form follows (https://www.emailjs.com/docs/rest-api/send-form/).
 */
export const libVersion = '4.4.1';

export const sendFormPath = '/api/v1.0/email/send-form';
