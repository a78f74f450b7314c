/** The block that every category page shares: how an order goes. */
export const order = {
  eyebrow: 'How it goes',
  title: 'From your message to the last hook',
  text: 'Free site visit, consultation and measuring anywhere in Qatar.',
  steps: [
    { title: 'Message', text: 'A photo and a rough size on WhatsApp is enough to begin.' },
    { title: 'Measure', text: 'We come with samples, measure, and write the price down.' },
    { title: 'Make', text: 'Cut and made up to those measures, pressed and checked.' },
    { title: 'Fit', text: 'Fitted, dressed and cleaned up in one visit.' },
  ],
} as const;

/** Frame words of the category template. */
export const categoryPage = {
  ask: 'Ask about {name}',
  galleryEyebrow: 'Gallery',
  reasonsEyebrow: 'Why us',
  reasonsTitle: 'Why Choose Our {name}',
  chat: 'Chat on WhatsApp',
  call: 'Call the showroom',
  relatedEyebrow: 'Close by',
  relatedTitle: 'What goes with it',
  relatedProducts: { curtains: 'More curtains', blinds: 'More blinds' },
  relatedServices: 'Services for the same room',
} as const;
