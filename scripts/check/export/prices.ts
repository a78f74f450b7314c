/** The prices of the exported pages (docs/requirements.md 11.3). */

import { countryWords } from '@/config/country-details';
import { locales } from '@/config/locales';
import { fileOf, page, structuredData } from '@/e2e/support/exported';
import { prices, pricesPage } from '@/lib/content/collections';
import { countryCode } from '@/lib/content/country';
import { getDictionary } from '@/lib/content/dictionary';
import { productPages } from '@/lib/pages/entry-pages';
import { isPublished } from '@/lib/pages/published-paths';

const wordsIn = (file: string) => plain(page(file).$('main').text());

/** An amount as it must be read, by no code of the site's: 1200 is '1,200'. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

const plain = (text: string) => text.replace(/\u2060/g, '').replace(/\s+/g, ' ');

test.each(locales)('%s: a product’s page has its price, or a note about the quote', (locale) => {
  const { none } = getDictionary(locale).pricesPage;
  const { amount } = countryWords[countryCode][locale];
  const all = isPublished('/prices') ? wordsIn(fileOf('/prices', locale)) : '';
  for (const { path, heading } of productPages(locale)) {
    const [rate] = prices.products.find((each) => each.page === path)?.rates ?? [];
    const price = rate && amount.replace('{number}', grouped(rate.from));
    const text = wordsIn(fileOf(path, locale));
    if (pricesPage.published) expect(text).toContain(plain(price ?? none));
    if (price && all) expect(all).toContain(plain(heading));
  }
});

test('structured data offers real prices, and no invented ones', () => {
  for (const { page: path } of prices.products) {
    const offers = structuredData(page(fileOf(path))).filter(({ offers: each }) => each);
    expect([path, offers.length]).toEqual([path, prices.sample || !pricesPage.published ? 0 : 1]);
  }
});
