/** @jest-environment node */
import { films } from '@/content/films';
import { type PictureEntry, pictures } from '@/content/pictures';
import { filmSources, pictureSources } from '@/scripts/pictures/sources';
import { contentLiterals } from '../source/files';
import { usedMedia } from '../used-media';
import { filmProblems } from './films';
import { sourceProblems, unnamedProblems } from './media-files';
import { pictureProblems } from './pictures';

describe('pictures', () => {
  const entry: PictureEntry = {
    file: 'showroom.jpg',
    focus: [50, 50],
    render: true,
    alt: { en: 'Fabrics side by side on a brass rail' },
  };
  const say = (changes: Partial<PictureEntry>) =>
    pictureProblems({ rail: { ...entry, ...changes } }, new Set(['rail'])).map(
      ({ file, field, message }) => `${file}: ${field}: ${message}`,
    );

  it('are right as they are', () => {
    expect(pictureProblems(pictures, usedMedia(contentLiterals()))).toEqual([]);
    expect(say({})).toEqual([]);
  });

  it('are shown somewhere', () => {
    expect(pictureProblems({ rail: entry }, new Set())).toMatchObject([
      {
        file: 'content/pictures.ts',
        field: 'rail',
        message: expect.stringMatching(/no page shows it/),
      },
    ]);
  });

  it.each([
    ['Fabrics', /rail\.alt\.en: 7 characters; say in at least 20/],
    ['Picture of fabrics on a brass rail', /begins with 'Picture of'/],
    ['An image of fabrics on a brass rail', /begins with 'An image of'/],
    ['Photo showing fabrics on a brass rail', /begins with 'Photo showing'/],
  ])('do not say %j of themselves', (en, message) => {
    expect(say({ alt: { en } })[0]).toMatch(message);
  });

  it('have words of their own', () => {
    const twins = pictureProblems({ one: entry, two: entry }, new Set(['one', 'two']));
    expect(twins.map(({ field }) => field)).toEqual(['one.alt.en', 'two.alt.en']);
  });

  it('keep their focus within them', () => {
    expect(say({ focus: [50, 101] })[0]).toMatch(/rail\.focus: 50, 101/);
    expect(say({ focus: [-1, 50] })[0]).toMatch(/rail\.focus/);
  });

  it('have names that can stand in an address', () => {
    expect(pictureProblems({ 'Rail 1': entry }, new Set(['Rail 1']))[0]?.message).toMatch(
      /address/,
    );
  });
});

describe('picture files', () => {
  const [source] = pictureSources;
  if (!source) throw new Error('no pictures');

  it('are all there and named', async () => {
    expect(unnamedProblems()).toEqual([]);
    expect(await sourceProblems([source])).toEqual([]);
  });

  it('are missed by entry and path', async () => {
    const path = 'content/media/pictures/lost.jpg';
    expect(await sourceProblems([{ ...source, path }])).toEqual([
      {
        file: 'content/pictures.ts',
        field: `'${source.id}'`,
        message: `${path} is not there`,
      },
    ]);
  });

  it('hold their crop', async () => {
    const [problem] = await sourceProblems([{ ...source, crop: [0, 0, 9000, 10] }]);
    expect(problem?.message).toMatch(/the crop does not lie within its \d+ × \d+ pixels/);
  });

  it('are pictures', async () => {
    const [film] = filmSources;
    const path = `content/media/films/${film?.file}.mp4`;
    expect(await sourceProblems([{ ...source, path }])).toHaveLength(1);
  });

  it('are reported when no entry names them', () => {
    const message = 'content/pictures.ts: no entry names content/media/pictures/lost.jpg';
    expect(unnamedProblems([message])).toEqual([
      {
        file: 'content/pictures.ts',
        field: 'files',
        message: 'no entry names content/media/pictures/lost.jpg',
      },
    ]);
  });
});

describe('films', () => {
  const film = {
    file: 'video-wave',
    seconds: 6,
    render: true,
    alt: { en: 'Beige waves draw across a wall of glass' },
  };
  const disk = { 'video-wave.mp4': 600 * 1024 };
  const say = (changes: Partial<typeof film>, files: Readonly<Record<string, number>> = disk) =>
    filmProblems({ wave: { ...film, ...changes } }, new Set(['wave']), {
      sizeOf: (name) => files[name],
    }).map(({ field, message }) => `${field}: ${message}`);

  it('are right as they are', () => {
    const used = usedMedia(contentLiterals());
    expect(filmProblems(films, used, { sizeOf: () => 1 })).toEqual([]);
    expect(say({})).toEqual([]);
  });

  it('are there', () => {
    expect(say({}, {})).toEqual(['wave.file: content/media/films/video-wave.mp4 is not there']);
  });

  it('are small', () => {
    expect(say({}, { 'video-wave.mp4': 600 * 1024 + 1 })[0]).toMatch(/601 KB; at most 600/);
  });

  it('are shown, described and named for addresses', () => {
    expect(filmProblems({ wave: film }, new Set(), { sizeOf: () => 1 })[0]?.message).toMatch(
      /no page shows it/,
    );
    expect(say({ alt: { en: 'A film' } })[0]).toMatch(/^wave\.alt\.en/);
    expect(say({ file: 'My film' }, { 'My film.mp4': 1 })[0]).toMatch(/addresses/);
    expect(say({ seconds: 0 })[0]).toMatch(/^wave\.seconds/);
  });

  it('are files of their own', () => {
    const two = filmProblems({ a: film, b: film }, new Set(['a', 'b']), { sizeOf: () => 1 });
    expect(two.map(({ field }) => field)).toEqual(['a.file', 'b.file']);
  });
});
