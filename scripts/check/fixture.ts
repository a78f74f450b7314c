const text = { title: 'One', text: 'Two words.' };
const labelled = { label: 'Track', value: 'Oak' };
const summary = (of: string) => `${of}: ${'cloth, track and hem, '.repeat(6)}measured.`;

const categoryWords = (of: string) => ({
  name: of,
  heading: `${of} Curtains`,
  description: summary(of),
  eyebrow: 'Curtains',
  introTitle: 'What it is',
  intro: ['A curtain.'],
  goodFor: 'Rooms',
  make: labelled,
  control: labelled,
  features: [text],
  galleryHeading: 'Gallery',
  captions: ['Left', 'Right'],
  reasons: [text],
  callToAction: text,
});

const serviceWords = (of: string) => ({
  title: of,
  summary: summary(`Service ${of}`),
  description: 'Two words.',
  keyFeatures: [],
  technologies: [],
});

const postWords = (of: string) => ({
  author: 'Huda',
  title: of,
  summary: summary(`Post ${of}`),
  content: ['Two words.'],
});

const order = 99;

/**
 * A category, a service and a post for tests, by file.
 * @param picture that of all of them
 */
export const fixture = (picture: string): Readonly<Record<string, object>> => ({
  'categories/curtains/fixture.json': {
    order,
    banner: picture,
    media: [
      { type: 'image', src: picture },
      { type: 'remote-image', src: 'https://example.com/a.jpg', width: 300, height: 200 },
    ],
    icons: [],
    delivery: { unit: 'hours', from: 3, to: 4 },
    services: ['fixture'],
    words: categoryWords('Fixture'),
  },
  'categories/curtains/fixture.ar.json': { words: categoryWords('ثابت') },
  'services/fixture.json': {
    order,
    image: picture,
    galleryImage: [],
    categories: ['/curtains/fixture'],
    words: serviceWords('Fixture'),
  },
  'services/fixture.ar.json': { words: serviceWords('ثابت') },
  'blog/fixture.json': {
    order,
    sample: false,
    authorLogo: picture,
    date: { on: '2026-11-02' },
    image: picture,
    words: postWords('Fixture'),
  },
  'blog/fixture.ar.json': { words: postWords('ثابت') },
});
