/** First lines of the WhatsApp messages; they name what the visitor was looking at. */
export const chat = {
  general: 'Hello, I found you through your website and have a question.',
  page: 'Hello, I am looking at {name} and have a question.',
  product: 'Hello, I am looking at {name} and would like to know more.',
  appointment: 'Hello, I would like to book an appointment for {name}.',
  quote: 'Hello, I would like a quote for {name}.',
} as const;
