/** The prices of the exported pages (docs/requirements.md 3.2, 11.3), by content/prices.json. */

import { defaultLocale, type Locale, locales } from '@/config/locales';
import { fileOf, page, structuredData } from '@/e2e/support/exported';
import { homePage, prices, pricesPage } from '@/lib/content/collections';
import { inLanguage } from '@/lib/content/dictionary';
import { productPages } from '@/lib/pages/entry-pages';
import { pageHref } from '@/lib/urls';
import { entryPages, plain, read, wordsOf } from '../content-files';

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
    const known = prices.products.flatMap(({ rates, discount }) =>
      added.map((more) => ({
        discount: discount?.[locale],
        unit: plain(units[rates[0]?.unit ?? '']),
        ends: [(rates[0]?.from ?? 0) + (more?.from ?? 0), (rates[0]?.to ?? 0) + (more?.to ?? 0)],
      })),
    );
    for (const { path } of productPages(locale)) {
      const text = wordsIn(fileOf(path, locale));
      const row = rows.get(pageHref(path, locale));
      if (row) {
        const rate = known.find(
          ({ ends, discount, unit }) =>
            row.includes(unit) &&
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

test.each(locales)('%s: a card has the discount of its product’s row for its label', (locale) => {
  const rows = rowsIn(locale);
  const { $ } = page(fileOf('/', locale));
  const labelOf = (product: (typeof homePage.blindsCards)[number]['product']) =>
    discountIn(rows.get(pageHref(product, locale)) ?? '', locale);
  const blind = plain(inLanguage(homePage, locale).blinds.discount);
  const labels = {
    curtain: homePage.curtainCards.map(({ link }) => labelOf(link) ?? ''),
    blinds: homePage.blindsCards.map(({ discount, product }) =>
      discount ? blind.replace('{discount}', labelOf(product) ?? '') : '',
    ),
  };
  for (const [kind, wanted] of Object.entries(labels)) {
    const cards = $(`section:has(#${kind}-collection) article`).toArray();
    expect(cards.map((card) => plain($(card).find('.swatch').text()))).toEqual(wanted);
  }
});

test('a tile has the starting price of its product’s row, and both its own time of delivery', () => {
  const rows = rowsIn(defaultLocale);
  for (const [path, name] of entryPages.filter(([, each]) => each.startsWith('categories/'))) {
    const { from, to } = read(name).delivery ?? {};
    const [price] = numbersIn(rows.get(pageHref(path, defaultLocale)) ?? '');
    const link = `h3 a[href="${pageHref(path, defaultLocale)}"]`;
    const { $ } = page(fileOf(name.includes('curtains') ? '/curtains' : '/blinds'));
    const form = page(fileOf(path)).$('main form').first();
    for (const [part, numbers] of [
      [$(`li:has(${link})`), [from, to, price]],
      [form, [from, to]],
    ] as const)
      expect([name, numbersIn(plain(part.text()))]).toEqual([
        name,
        expect.arrayContaining(numbers.filter(Boolean)),
      ]);
  }
});

test('the price list says since when', () => {
  const since = new Date(prices.since).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  if (pricesPage.shown) expect(wordsIn(fileOf('/prices'))).toContain(since);
});

test('structured data offers real prices, and no invented ones', () => {
  const rows = rowsIn(defaultLocale);
  for (const { path } of productPages(defaultLocale)) {
    const offers = structuredData(page(fileOf(path))).filter(({ offers: each }) => each);
    const isOffered = !prices.sample && rows.has(pageHref(path, defaultLocale));
    expect([path, offers.length]).toEqual([path, isOffered ? 1 : 0]);
  }
});
