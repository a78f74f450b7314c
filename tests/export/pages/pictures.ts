/** Each picture has its own words and evening, and its own place, as content/ has them. */
import { readdirSync } from 'node:fs';
import { locales } from '@/config/locales';
import { allPages, fileOf, page } from '@/e2e/support/exported';
import { textsIn } from '@/lib/schema/issue';
import { entriesIn, entryPages, nameIn, plain, read, wordsOf } from '../content-files';

function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || !value) return;
  if (!Array.isArray(value)) yield { ...value };
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const pictures = new Map(
  entriesIn('pictures').map((name) => {
    const { file, evening } = read(name);
    const words = locales.map((each) => wordsOf(name, each));
    return [
      nameIn(file),
      {
        evening: nameIn(evening),
        alts: words.map(({ alt }) => alt),
        captions: words.map(({ caption, alt }) => caption ?? alt),
      },
    ];
  }),
);
// A place that shows a picture may have words of its own for it.
for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.json'))
    for (const { alt = {}, caption = {}, ...place } of objectsIn(read(file.slice(0, -5))))
      for (const text of Object.values(place)) {
        const picture = typeof text === 'string' ? pictures.get(nameIn(text)) : undefined;
        picture?.alts.push(...Object.values(Object(alt)));
        picture?.captions.push(...Object.values(Object(caption)));
      }

test.each(allPages())('%s: pictures have their own words, or none, and evening', (file) => {
  const { $ } = page(file);
  for (const picture of $('picture').toArray()) {
    const { alt = '', src } = $(picture).find('img').attr() ?? {};
    const offered = $(picture)
      .find('source')
      .map((_, { attribs }) => attribs.srcset?.split(', '));
    expect(offered.get().filter((each) => !/-(\d+)\.avif(?: \1w)?$/.test(each))).toEqual([]);
    const known = pictures.get(nameIn(src))?.alts.map(plain);
    // Facts of the shop are filled in.
    if (alt && known && !known.join().includes('{')) expect(known).toContain(plain(alt));
    for (const evening of $(picture).find('[data-evening]').toArray()) {
      const day = pictures.get(nameIn($(evening).next().attr('srcset')));
      expect(nameIn(evening.attribs.srcset)).toBe(day?.evening);
    }
  }
});

const films = new Map(
  entriesIn('films').map((name) => [
    `${name.slice('films/'.length)}-poster`,
    nameIn(read(name).file),
  ]),
);

test.each(allPages())(
  '%s: a caption, a light, a film and a press is that of its picture',
  (file) => {
    const { $ } = page(file);
    const { preview, playFilm } = wordsOf('interface', file.startsWith('ar/') ? 'ar' : 'en').ui;
    for (const figure of $('main figure:has(img):not(:has(blockquote))').toArray()) {
      const name = nameIn($(figure).find('img').attr('src'));
      const { captions = [] } = pictures.get(name) ?? {};
      const said = $(figure).find('h3, figcaption').first().text();
      if (captions.length > 0 && !captions.join().includes('{'))
        expect(captions.map(plain)).toContain(plain(said));
      const shows = $(figure).attr('data-view')?.replace(' ', '-');
      if (shows) expect(name).toBe(`cloth-${shows}`);
      const film = films.get(name ?? '');
      const played = $.html(figure).matchAll(/([\w-]+)\.\w+\.(?:mp4|webm)/g);
      expect([...played].filter(([, each]) => each !== film)).toEqual([]);
      const label = $(figure).find('.frame > a[data-wait]').attr('aria-label');
      const alt = $(figure).find('img').attr('alt') ?? '';
      if (label) expect(label).toBe((film ? playFilm : preview).replace('{name}', alt));
    }
  },
);

/** Names of the pictures and films in facts, in their order. */
const namedIn = (facts: unknown) =>
  textsIn(facts).flatMap(({ text }) => {
    if (text.startsWith('/pictures/')) return nameIn(text) ?? [];
    return films.has(`${text}-poster`) ? `${text}-poster` : [];
  });

test.each(entryPages)('%s shows what its entry names, a gallery in its order', (path, name) => {
  const { $ } = page(fileOf(path));
  const shownIn = (part: string) =>
    $(part)
      .map((_, each) => nameIn($(each).attr('src') ?? $(each).attr('srcset')))
      .get();
  // seo.ts has the picture of a page's link, tests of prices that of its tile.
  const { tile: _tile, picture: _picture, words: _words, ...facts } = read(name);
  const { media = [], galleryImage = [], sections = [] } = facts;
  const found = shownIn('main :is(img, source)');
  expect(found).toEqual(expect.arrayContaining(namedIn(facts)));
  const items = namedIn([media, galleryImage, sections]);
  expect(shownIn('[data-preview-group] > figure img')).toEqual(items);
});

test.each(locales)('%s: each logo has the name of its client', (locale) => {
  const { $ } = page(fileOf('/', locale));
  for (const name of entriesIn('clients'))
    expect($(`img[src$="${read(name).src}"]`).attr('alt')).toBe(plain(wordsOf(name, locale).alt));
});
