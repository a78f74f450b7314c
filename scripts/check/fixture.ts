const text = { title: 'One', text: 'Two words.' };
const labelled = { label: 'Track', value: 'Oak' };

const words = (of: string) => ({
  name: of,
  heading: `${of} Curtains`,
  description: `${of}: ${'cloth, track and hem, '.repeat(6)}measured.`,
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

/** A category page for tests, by file. */
export const fixture = (picture: string): Readonly<Record<string, object>> => ({
  'categories/curtains/fixture.json': {
    order: 99,
    banner: picture,
    media: [
      { type: 'image', src: picture },
      { type: 'remote-image', src: 'https://example.com/a.jpg', width: 300, height: 200 },
    ],
    icons: [],
    delivery: { unit: 'hours', from: 3, to: 4 },
    services: [],
    words: words('Fixture'),
  },
  'categories/curtains/fixture.ar.json': { words: words('ثابت') },
});
