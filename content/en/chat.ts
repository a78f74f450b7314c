/** Words of a name that keep their capital letter within a sentence. */
const capitalized: readonly string[] = ['Arabic', 'Venetian', 'Roman', 'TV'];

/** First lines of the WhatsApp messages; they name what the visitor was looking at, as a person would say it. */
export const chat = {
  product:
    'Hello, I am looking at {name} and would like to know more (area: … , windows: … , rough size: … ).',
  appointment: 'Hello, I would like to book an appointment for {name}.',
  service: 'Hello, I am looking at {name} and have a question.',
  post: 'Hello, I have read “{title}” on your website and have a question.',
  project: 'Hello, I am looking at “{title}” in your portfolio and have a question.',
  picture: 'Hello, I would like one like this: {name}\n{address}',
  offline: 'Hello, I am looking at your website and have a question.',
  notFound: 'Hello, I could not find a page on your website and have a question.',
  capitalized,
} as const;
