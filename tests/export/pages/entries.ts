/** Parts of the exported pages have the words, numbers, picture and place of their own entry, as content/ itself has them. */
import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Locale, locales } from '@/config/locales';
import type { Path } from '@/config/paths';
import { addressOf, fileOf, isExported, page } from '@/e2e/support/exported';
import { entriesIn, nameIn, plain, read, wordsOf } from '../content-files';

// Read, since the types of an import are those of today's content.
const home = read('pages/home');

const hrefOf = (path: string, locale: Locale) =>
  // Content names only paths.
  new URL(addressOf(path as Path, locale)).pathname;

interface Card {
  readonly image: string;
  readonly link: string;
  readonly rating?: number;
  readonly name?: Readonly<Record<Locale, string>>;
  readonly title?: Readonly<Record<Locale, string>>;
}
const cards: readonly Card[] = [...home.curtainCards, ...home.blindsCards];
const slides: readonly Card[] = home.slides;
const features: readonly Card[] = home.features;

test.each(locales)(
  '%s: each slide, card, reason and review of the home page is of one entry',
  (locale) => {
    const { $ } = page(fileOf('/', locale));
    const partsOf = (selector: string) =>
      $(selector)
        .toArray()
        .map((part) => {
          const textOf = (each: string) => plain($(part).find(each).first().text());
          const rated = /--rating:([\d.]+)/.exec($(part).find('.star-rating').attr('style') ?? '');
          const image = nameIn($(part).find('img').attr('src'));
          const link = $(part).find('.ruled-link, .button').attr('href')?.split('#')[0];
          const chat = $(part).find('a[href^="https://wa.me/"]').attr('href') ?? '';
          const asked = plain(decodeURIComponent(chat)).toLowerCase();
          return { textOf, rating: rated ? Number(rated[1]) : undefined, image, link, asked };
        });
    // words.ts has their texts.
    expect(partsOf('.carousel-hero .swiper-slide').map(({ image, link }) => [image, link])).toEqual(
      slides.map(({ image, link }) => [nameIn(image), hrefOf(link, locale)]),
    );
    const shown = partsOf('.carousel-collection article');
    const offered = cards.filter(({ link }) => isExported(addressOf(link as Path, locale)));
    expect(shown.map(({ textOf, ...card }) => ({ ...card, name: textOf('h3') }))).toEqual(
      offered.map(({ name, rating, image, link }) => {
        const heading = name?.[locale] ?? plain(wordsOf(`categories${link}`, locale).heading);
        return {
          name: heading,
          rating,
          image: nameIn(image),
          link: hrefOf(link, locale),
          asked: expect.stringContaining(heading.toLowerCase()),
        };
      }),
    );
    expect(
      partsOf('.carousel-features article').map(({ textOf, image }) => [textOf('h3'), image]),
    ).toEqual(features.map(({ title, image }) => [plain(title?.[locale]), nameIn(image)]));
    expect(
      partsOf('.carousel-testimonials figure').map(({ textOf, rating }) => [
        textOf('blockquote'),
        textOf('figcaption'),
        rating,
      ]),
    ).toEqual(
      entriesIn('testimonials').map((name) => [
        plain(wordsOf(name, locale).quote),
        plain(wordsOf(name, locale).name + wordsOf(name, locale).title),
        read(name).rating,
      ]),
    );
  },
);

test.each([
  ['categories/curtains', '/curtains'],
  ['categories/blinds', '/blinds'],
  ['services', '/service'],
  ['blog', '/blog'],
  ['projects', '/portfolio'],
] as const)('%s are listed in their order, in a menu of them, too', (folder, list) => {
  const { $ } = page(fileOf(list));
  const ids = entriesIn(folder).map((name) => name.slice(folder.length + 1));
  for (const part of ['main', 'header']) {
    const hrefs = $(`${part} a[href]`).map((_, link) => $(link).attr('href'));
    const listed = hrefs
      .get()
      .flatMap((href) => new RegExp(`${list}/([\\w-]+)/`).exec(href)?.[1] ?? []);
    if (part === 'main' || listed.length > 0) expect([...new Set(listed)]).toEqual(ids);
  }
});

test('a post has its own day, as its list says it, too', () => {
  const dayOf = ($: ReturnType<typeof page>['$'], at: number) => {
    const time = $('main time').eq(at);
    const day = time.attr('datetime') ?? '';
    expect(time.text()).toContain(`${Number(day.slice(8))} `);
    return Date.parse(day) / 86_400_000;
  };
  // Of those that say how old they are, the day of the build: that of its tests, or of its files.
  const { SOURCE_DATE_EPOCH: ofTests } = parseEnv(readFileSync('e2e/build.env', 'utf8'));
  const { mtimeMs } = statSync('out/index.html');
  const built = [Number(ofTests) * 1000, mtimeMs].map((time) =>
    Math.floor((time + 3 * 3_600_000) / 86_400_000),
  );
  const today = entriesIn('blog').flatMap((name, at) => {
    const { on, daysAgo = 0 } = read(name).date;
    const listed = dayOf(page('blog/index.html').$, at);
    expect(dayOf(page(`${name}/index.html`).$, 0)).toBe(listed);
    if (on) expect(listed).toBe(Date.parse(on) / 86_400_000);
    return on ? [] : listed + daysAgo;
  });
  expect(built).toEqual(expect.arrayContaining([...new Set(today)]));
});
