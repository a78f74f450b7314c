/** Each picture has its own words and evening, and each cloth its own picture, as content/ has them. */
import { readdirSync } from 'node:fs';
import { locales } from '@/config/locales';
import { allPages, fileOf, page, textFile } from '@/e2e/support/exported';
import { entriesIn, nameIn, plain, read, wordsOf } from '../content-files';

function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || !value) return;
  if (!Array.isArray(value)) yield { ...value };
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const pictures = new Map(
  entriesIn('pictures').map((name) => {
    const { file, evening } = read(name);
    return [
      nameIn(file),
      { evening: nameIn(evening), alts: locales.map((each) => wordsOf(name, each).alt) },
    ];
  }),
);
// A place that shows a picture may have words of its own for it.
for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.json'))
    for (const { alt, ...place } of objectsIn(read(file.slice(0, -5))))
      for (const text of Object.values(place))
        if (alt && typeof text === 'string')
          pictures.get(nameIn(text))?.alts.push(...Object.values(alt));

test.each(allPages())('%s: pictures have their own words, or none, and evening', (file) => {
  const { $ } = page(file);
  for (const picture of $('picture').toArray()) {
    const { alt = '', src } = $(picture).find('img').attr() ?? {};
    const known = pictures.get(nameIn(src))?.alts.map(plain);
    // Facts of the shop are filled in.
    if (alt && known && !known.join().includes('{')) expect(known).toContain(plain(alt));
    for (const evening of $(picture).find('[data-evening]').toArray()) {
      const day = pictures.get(nameIn($(evening).next().attr('srcset')));
      expect(nameIn(evening.attribs.srcset)).toBe(day?.evening);
    }
  }
});

test.each(locales)('%s: each cloth on the wall has its own picture, name and width', (locale) => {
  const { $ } = page(fileOf('/cloths', locale));
  for (const name of entriesIn('cloths')) {
    const { colours, opacity, rollCm, pages } = read(name);
    for (const { id, name: colour, picture, sun, family } of colours) {
      const item = $(`#${name.slice('cloths/'.length)}-${id}`);
      for (const text of [wordsOf(name, locale).name, colour[locale], `${rollCm}`])
        expect(plain(item.text())).toContain(text);
      expect(nameIn(item.find('img').attr('src'))).toBe(nameIn(picture));
      expect(nameIn(item.attr('data-sun'))).toBe(nameIn(sun));
      const filters = item.attr('data-shows')?.split(' ');
      expect(filters).toEqual(expect.arrayContaining([opacity, family, ...pages]));
    }
  }
});

test.each(locales)('%s: a lifted cloth has its own width and products', (locale) => {
  const { $ } = page(fileOf('/cloths', locale));
  const { cloths } = JSON.parse(
    textFile(`${$('[data-component="PreviewDialog"]').attr('data-props')}`),
  );
  const { widths } = wordsOf('pages/cloths', locale);
  for (const name of entriesIn('cloths')) {
    const { pages, rollCm, sideways } = read(name);
    const { width, products, does } = cloths.facts[name.slice('cloths/'.length)];
    // A curtain unless the page says otherwise.
    const isSewn = pages.some((each: string) => {
      const product = read(`categories${each}`).planner?.product;
      return product ? /double|roman/.test(product) : each.startsWith('/curtains');
    });
    const own = widths[isSewn ? (sideways ? 'seamless' : 'seams') : 'piece'];
    expect(plain(width.text)).toBe(own.replace('{width}', rollCm));
    expect(does).not.toContain('{');
    const hrefs = products.flatMap(({ links }: { links: { href: string }[] }) =>
      links.map(({ href }) => href.replace(/^.ar|.$/g, '')),
    );
    expect(hrefs.toSorted()).toEqual(pages.toSorted());
  }
});

test.each(locales)('%s: each logo has the name of its client', (locale) => {
  const { $ } = page(fileOf('/', locale));
  for (const name of entriesIn('clients'))
    expect($(`img[src$="${read(name).src}"]`).attr('alt')).toBe(plain(wordsOf(name, locale).alt));
});
