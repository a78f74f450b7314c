/** Words of a name that keep their capital letter within a sentence. */
const keepCapital: readonly string[] = ['Arabic', 'Venetian', 'Roman', 'TV'];

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
  pages: {
    '/': 'Hello, I am looking for curtains or blinds and have a question.',
    '/curtains': 'Hello, I am looking at your curtains and furniture and have a question.',
    '/blinds': 'Hello, I am looking at your blinds and have a question.',
    '/service': 'Hello, I am looking at your services and have a question.',
    '/measure': 'Hello, I am measuring my windows and have a question.',
    '/prices': 'Hello, I have read your prices and have a question.',
    '/visit': 'Hello, I would like a visit to measure and have a question.',
    '/gallery': 'Hello, I am looking at your gallery of curtains and blinds and have a question.',
    '/portfolio': 'Hello, I am looking at your portfolio and have a question.',
    '/blog': 'Hello, I am reading your blog and have a question.',
    '/about': 'Hello, I have read about your shop and have a question.',
    '/contact': 'Hello, I would like to visit your showroom and have a question.',
    '/faq': 'Hello, I have read your questions and answers and have one more question.',
    '/terms': 'Hello, I have a question about your terms and conditions.',
  },
  keepCapital,
} as const;
