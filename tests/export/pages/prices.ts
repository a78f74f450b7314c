/** The prices of the exported pages (docs/requirements.md 11.3). */

import { countryWords } from '@/config/country-details';
import { defaultLocale, locales } from '@/config/locales';
import { fileOf, page, structuredData } from '@/e2e/support/exported';
import { homePage, prices, pricesPage } from '@/lib/content/collections';
import { countryCode } from '@/lib/content/country';
import { getDictionary } from '@/lib/content/dictionary';
import { inLanguage } from '@/lib/content/in-language';
import { paths } from '@/lib/pages';
import { productPages } from '@/lib/pages/entry-pages';
import { isPublished } from '@/lib/pages/published-paths';
import { discountOf, productPrice } from '@/lib/prices/price-text';
import { pageHref } from '@/lib/urls';

const wordsIn = (file: string) => plain(page(file).$('main').text());

/** An amount as it must be read, by no code of the site's: 1200 is '1,200'. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

const plain = (text: string) => text.replace(/\u2060/g, '').replace(/\s+/g, ' ');

test.each(locales)('%s: a product’s page has its price, or a note about the quote', (locale) => {
  const { none } = getDictionary(locale).pricesPage;
  const { amount } = countryWords[countryCode][locale];
  const all = isPublished('/prices') ? wordsIn(fileOf('/prices', locale)) : '';
  for (const { path, heading } of productPages(locale)) {
    const { rates: [rate] = [], discount = '' } = productPrice(path, locale) ?? {};
    const price = rate && amount.replace('{number}', grouped(rate.from));
    const text = wordsIn(fileOf(path, locale));
    if (pricesPage.published) expect(text).toContain(plain(price ?? none));
    expect(text).toContain(plain(discount));
    if (price && all) expect(all).toContain(plain(heading));
  }
});

test.each(locales)('%s: a discount stands beside its price wherever that is', (locale) => {
  const { $: home } = page(fileOf('/', locale));
  const all = isPublished('/prices') ? page(fileOf('/prices', locale)).$ : undefined;
  for (const { path } of productPages(locale)) {
    const { discount } = productPrice(path, locale) ?? {};
    if (!discount) continue;
    const link = `a[href="${pageHref(path, locale)}"]`;
    const row = all?.(`tr:has(${link})`).text() ?? discount;
    const card = home(`section:has(#curtain-collection) article:has(${link})`);
    for (const text of [row, ...(card.length > 0 ? [card.text()] : [])])
      expect([path, plain(text)]).toEqual([path, expect.stringContaining(plain(discount))]);
  }
});

test.each(locales)(
  '%s: a flagged card of a blind has the label of its product’s discount',
  (locale) => {
    const { $ } = page(fileOf('/', locale));
    const { discount } = inLanguage(homePage, locale).blinds;
    const labels = homePage.blindsCards.flatMap((card) => {
      const own = card.discount && paths.includes(card.link) && discountOf(card.product, locale);
      return own ? [plain(discount.replace('{discount}', own))] : [];
    });
    const shown = $('section:has(#blinds-collection) .swatch').toArray();
    expect(shown.map((label) => plain($(label).text()))).toEqual(labels);
  },
);

test('structured data offers real prices, and no invented ones', () => {
  for (const { path } of productPages(defaultLocale)) {
    const offers = structuredData(page(fileOf(path))).filter(({ offers: each }) => each);
    const isOffered = !prices.sample && productPrice(path, defaultLocale);
    expect([path, offers.length]).toEqual([path, isOffered ? 1 : 0]);
  }
});
