/** The prices of the exported pages (docs/requirements.md 3.2, 11.3), by content/prices.json. */

import { defaultLocale, locales } from '@/config/locales';
import { fileOf, page, structuredData } from '@/e2e/support/exported';
import { prices, pricesPage } from '@/lib/content/collections';
import { inLanguage } from '@/lib/content/dictionary';
import { productPages } from '@/lib/pages/entry-pages';
import { pageHref } from '@/lib/urls';
import { plain, wordsOf } from '../content-files';
import { discountIn, numbersIn, rowsIn } from '../price-rows';

const wordsIn = (file: string) => plain(page(file).$('main').text());

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
