import { blinds, curtains } from './collections';

test.each([...curtains, ...blinds])(
  'the Arabic page $slug calls its gallery by its own name',
  ({ words }) => {
    expect(words.ar.galleryHeading).toBe(`صور وفيديو ${words.ar.heading}`);
  },
);
