/** The prices of the exported pages (docs/requirements.md 3.2, 11.3), by content/prices.json. */

import { defaultLocale, type Locale, locales } from '@/config/locales';
import type { Path } from '@/config/paths';
import { fileOf, page, structuredData } from '@/e2e/support/exported';
import { propsIn } from '@/e2e/support/published';
import { homePage, prices, pricesPage } from '@/lib/content/collections';
import { inLanguage } from '@/lib/content/dictionary';
import { productPages } from '@/lib/pages/entry-pages';
import { pageHref } from '@/lib/urls';
import { entriesIn, entryPages, nameIn, plain, read, wordsOf } from '../content-files';

const wordsIn = (file: string) => plain(page(file).$('main').text());

/** The price list's row of each page, by the page's address. */
function rowsIn(locale: Locale): ReadonlyMap<string, string> {
  if (!pricesPage.shown) return new Map();
  const { $ } = page(fileOf('/prices', locale));
  const rows = $('tbody tr').toArray();
  return new Map(rows.map((row) => [$(row).find('a').attr('href') ?? '', plain($(row).text())]));
}

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

const discountIn = (text: string, locale: Locale) =>
  prices.products
    .map(({ discount }) => discount?.[locale] ?? '')
    .find((each) => each && text.includes(each));

test.each(locales)(
  '%s: a product’s page has the price of its row, or a note on the quote',
  (locale) => {
    const rows = rowsIn(locale);
    const { units } = wordsOf('pages/prices', locale);
    const { lining, blackoutLining } = prices.additions;
    const added = [undefined, lining.rate, blackoutLining.rate];
    const known = prices.products.flatMap(({ rates, discount, included }) =>
      added.map((more) => ({
        discount: discount?.[locale],
        included: plain(included[locale]).toLowerCase(),
        unit: plain(units[rates[0]?.unit ?? '']),
        ends: [(rates[0]?.from ?? 0) + (more?.from ?? 0), (rates[0]?.to ?? 0) + (more?.to ?? 0)],
      })),
    );
    for (const { path } of productPages(locale)) {
      const text = wordsIn(fileOf(path, locale));
      const row = rows.get(pageHref(path, locale));
      if (row) {
        const rate = known.find(
          ({ ends, discount, unit, included }) =>
            row.includes(unit) &&
            row.toLowerCase().includes(included) &&
            `,${numbersIn(row)},`.includes(`,${[...new Set(ends)]},`) &&
            discountIn(row, locale) === discount,
        );
        expect([path, row, rate]).toEqual([path, row, expect.anything()]);
        expect(numbersIn(text)).toContain(rate?.ends[0]);
        expect(text).toContain(rate?.discount ?? '');
        expect(text).toContain(rate?.unit);
        // What the page answers for its example.
        const answered = /\d[\d,]*–\d[\d,]*/.exec(text)?.[0] ?? '';
        expect(row).toContain(answered);
      } else if (pricesPage.shown)
        expect(text).toContain(plain(inLanguage(pricesPage, locale).none));
    }
  },
);

/** The first price of a text, such as a product's row, and its unit. */
function startIn(text: string, locale: Locale) {
  const units = Object.values<string>(wordsOf('pages/prices', locale).units).map(plain);
  return { from: numbersIn(text)[0], unit: units.find((each) => text.includes(each)) };
}

/** That a card says what the row of its product begins with. */
function expectStart(card: string, row: string | undefined, locale: Locale): void {
  const { from, unit } = startIn(row ?? '', locale);
  if (from)
    expect([card, numbersIn(card)]).toEqual([
      expect.stringContaining(unit ?? ''),
      expect.arrayContaining([from]),
    ]);
}

test.each(locales)('%s: a card has the discount of its product’s row for its label', (locale) => {
  const rows = rowsIn(locale);
  const { $ } = page(fileOf('/', locale));
  const labelOf = (product: (typeof homePage.blindsCards)[number]['product']) =>
    discountIn(rows.get(pageHref(product, locale)) ?? '', locale);
  const blind = plain(inLanguage(homePage, locale).blinds.discount);
  const cards = {
    curtain: homePage.curtainCards.map(({ link }) => [link, labelOf(link) ?? ''] as const),
    blinds: homePage.blindsCards.map(({ discount, product }) => {
      const label = discount ? blind.replace('{discount}', labelOf(product) ?? '') : '';
      return [product, label] as const;
    }),
  };
  for (const [kind, wanted] of Object.entries(cards)) {
    const shown = $(`section:has(#${kind}-collection) article`).toArray();
    expect(shown.map((card) => plain($(card).find('.swatch').text()))).toEqual(
      wanted.map(([, label]) => label),
    );
    for (const [at, [product]] of wanted.entries())
      expectStart(plain($(shown[at]).text()), rows.get(pageHref(product, locale)), locale);
  }
});

test('a tile has its own picture and the start of its product’s row, and both its own time of delivery', () => {
  const rows = rowsIn(defaultLocale);
  for (const [path, name] of entryPages.filter(([, each]) => /^(categories|services)/.test(each))) {
    const { delivery, tile, image } = read(name);
    const href = pageHref(path, defaultLocale);
    // Content names only paths.
    const { $ } = page(fileOf(path.slice(0, path.lastIndexOf('/')) as Path));
    const card = $(`li:has(h3 a[href="${href}"]), article:has(a[href="${href}"])`);
    expect(nameIn(card.find('img').attr('src'))).toBe(nameIn(tile?.image ?? image));
    expectStart(plain(card.text()), rows.get(href), defaultLocale);
    const form = page(fileOf(path)).$('main form').first();
    for (const part of delivery ? [card, form] : [])
      expect([name, numbersIn(plain(part.text()))]).toEqual([
        name,
        expect.arrayContaining([delivery.from, delivery.to].filter(Boolean)),
      ]);
  }
});

test.each(locales)('%s: a lifted cloth has the lowest prices of its products', (locale) => {
  const rows = rowsIn(locale);
  const { $ } = page(fileOf('/cloths', locale));
  const { cloths } = propsIn($('[data-component="PreviewDialog"]').attr('data-props'));
  for (const name of entriesIn('cloths')) {
    const lowest = new Map<string | undefined, number>();
    for (const each of read(name).pages) {
      const { from, unit } = startIn(rows.get(pageHref(each, locale)) ?? '', locale);
      if (from) lowest.set(unit, Math.min(from, lowest.get(unit) ?? from));
    }
    const said: string[] = cloths.facts[name.slice('cloths/'.length)].prices;
    expect([name, said.map((text) => startIn(plain(text), locale))]).toEqual([
      name,
      [...lowest].map(([unit, from]) => ({ from, unit })),
    ]);
  }
});

test('the price list says since when, what is added, and the least', () => {
  const since = new Date(prices.since).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  if (!pricesPage.shown) return;
  const text = wordsIn(fileOf('/prices'));
  expect(text).toContain(since);
  const { minimum, additions } = prices;
  expect(text).toContain(`${minimum}.`);
  for (const { rate } of [additions.lining, additions.blackoutLining])
    if (rate) expect(text).toMatch(new RegExp(`${rate.from}\\D+${rate.to}\\b`));
});

test('structured data offers real prices, and no invented ones', () => {
  const rows = rowsIn(defaultLocale);
  for (const { path } of productPages(defaultLocale)) {
    const offers = structuredData(page(fileOf(path))).filter(({ offers: each }) => each);
    const isOffered = !prices.sample && rows.has(pageHref(path, defaultLocale));
    expect([path, offers.length]).toEqual([path, isOffered ? 1 : 0]);
  }
});
