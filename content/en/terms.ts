export interface TermsClause {
  /** The clause's anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface TermsPage {
  readonly title: string;
  /** For search results: 110 to 160 characters. */
  readonly description: string;
  readonly overline: string;
  readonly heading: string;
  readonly intro: string;
  /** The 11 clauses of the specification, section 2, in its order. */
  readonly clauses: readonly [
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
    TermsClause,
  ];
  /** Name of the list of clauses. */
  readonly contents: string;
  readonly contact: {
    readonly overline: string;
    readonly title: string;
    readonly text: string;
    readonly linkedin: string;
    readonly codeHost: string;
  };
}

export const termsPage = {
  title: 'Terms & Conditions',
  description:
    'The 11 clauses that hold for this website and for orders: use of pictures, accuracy, privacy, liability, payment, refund and governing law.',
  overline: 'The small print, in plain words',
  heading: 'Terms and Conditions',
  intro:
    'These terms hold for everyone who uses this website or orders through it. ‘We’ is the shop in Mansoura, Doha; ‘you’ is the person who reads, writes or orders. Where a bracket still stands, the matter is agreed in writing with each order.',
  clauses: [
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      paragraphs: [
        'The texts, pictures, films, drawings and the logo on this website belong to us or to those who let us use them.',
        'You may share a link to any page, and print or save pages for your own home or project. To publish a picture or a text elsewhere, ask us in writing first.',
        'Drawings that we make for your order stay ours until the order is paid. After that you may use them for the rooms they were made for.',
      ],
    },
    {
      id: 'accuracy',
      title: 'Accuracy',
      paragraphs: [
        'We check what stands here and correct mistakes when we learn of them. A product, a colour or a delivery time can change before the page does.',
        'Screens show colours differently, and cloth from two dye lots can differ by a shade. A sample in your own room is the reference, not the picture.',
        'Sizes that you send help us prepare. Only the sizes taken at our visit go into the workshop.',
      ],
    },
    {
      id: 'use-of-website',
      title: 'Use of website',
      paragraphs: [
        'You may use the site free of charge and without an account, to look at our work and to write to us.',
        'Do not try to break into it, overload it, copy it as a whole, or send advertising through the message form. We may block such use.',
        'Links to maps, chat and social pages lead to other companies. Their own terms hold there.',
      ],
    },
    {
      id: 'user-generated-content',
      title: 'User-generated content',
      paragraphs: [
        'Messages, photos and plans that you send stay yours. We use them to answer you, to prepare a price and to carry out the order.',
        'We show a photo of your rooms, or words of praise from you, only after you have agreed in writing. You can take that back at any time, and we remove it.',
        'Send only what you may send: no pictures of other people without their consent, and nothing unlawful.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      paragraphs: [
        'The message form sends your name, your e-mail address and your message through an e-mail service to our inbox. Nothing else is collected on this website: no accounts, no tracking cookies, no visitor statistics.',
        'We use the three to answer you, and treat them as Qatar’s Law No. 13 of 2016 on the protection of personal data privacy requires. They are not sold and not used for advertising.',
        'You may ask what we hold about you, and have it corrected or deleted. The contact page says how.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We answer for damage that we or our fitters cause through carelessness while we work for you. Tell us soon, with a photo, so that we can see it as it was.',
        'We do not answer for loss that comes from an interruption of the website, from another company’s site, or from a product used against its instructions.',
        'Nothing here limits rights that the law gives a consumer and that cannot be given up by agreement.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      paragraphs: [
        'If someone makes a claim against us because you broke these terms, or because you sent us material that was not yours to send, you bear the reasonable cost of that claim.',
        'We tell you of the claim without delay and settle nothing in your name without asking you.',
      ],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      paragraphs: [
        'We may change these terms, for example when the law or our work changes. The text on this page is the one in force.',
        'An order follows the terms of the day on which it was confirmed. A later change does not reach back to it.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Prices are in Qatari riyals and given in writing after measuring. The website itself takes no payment.',
        'An order is confirmed by a deposit of [percentage]; the balance is due within [number of days] of fitting. We accept [ways of payment].',
        'Goods remain our property until they are paid in full.',
      ],
    },
    {
      id: 'refund',
      title: 'Refund',
      paragraphs: [
        'Goods made to your measure cannot be sold to anyone else, so a refund for them is limited to faults that repair or remaking does not cure. Report a fault within [number of days].',
        'Ready-made goods can be returned unused within [number of days], with the receipt. We return the money within [number of working days].',
        'If an order is cancelled, we may keep [percentage] of the deposit for work already done and materials already bought.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      paragraphs: [
        'These terms are governed by the laws of Bangladesh. A dispute about them goes before the courts of Dhaka, Bangladesh.',
        'Before that, please talk to us. Most matters between a shop and its customer are settled at the window in question.',
      ],
    },
  ],
  contents: 'Clauses',
  contact: {
    overline: 'Contact',
    title: 'Questions about these terms',
    text: 'Write to us by e-mail and name the clause. The pages linked here show who stands behind this website.',
    linkedin: 'LinkedIn',
    codeHost: 'GitHub',
  },
} as const satisfies TermsPage;
