/** The call at the end of pages without one of their own: fit for what was read there. */
export const nextStep = {
  eyebrow: 'Next step',
  chat: 'Ask on WhatsApp',
  services: {
    title: 'Not sure which?',
    text: 'Send a photo of the room. We say what fits, and measure free.',
  },
  products: {
    title: 'Not sure which?',
    text: 'Send a photo of the window. We say what fits, and measure free.',
  },
  service: {
    title: 'Shall we come and look?',
    text: 'We come with samples, measure, and write the price down. Free, anywhere in Qatar.',
  },
  post: {
    title: 'And your window?',
    text: 'Send a photo and a rough size. We say which cloth fits, and what it costs.',
  },
  blog: {
    title: 'Rather ask than read?',
    text: 'A photo of the window and one sentence are enough. We answer in the opening hours.',
  },
  project: {
    title: 'Here for a curtain, after all?',
    text: 'A photo of the window and a rough size are enough. We measure free, anywhere in Qatar.',
  },
  measure: {
    title: 'Unsure about a number?',
    text: 'Send what you have. We come and measure again before anything is cut, free.',
  },
} as const;
