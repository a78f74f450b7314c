/** What the exported price list says, which every other price must agree with. */
import type { Locale } from '@/config/locales';
import { fileOf, page } from '@/e2e/support/exported';
import { prices, pricesPage } from '@/lib/content/collections';
import { plain, wordsOf } from './content-files';

/** The price list's row of each page, by the page's address. */
export function rowsIn(locale: Locale): ReadonlyMap<string, string> {
  if (!pricesPage.shown) return new Map();
  const { $ } = page(fileOf('/prices', locale));
  const rows = $('tbody tr').toArray();
  return new Map(rows.map((row) => [$(row).find('a').attr('href') ?? '', plain($(row).text())]));
}

export const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

export const discountIn = (text: string, locale: Locale) =>
  prices.products
    .map(({ discount }) => discount?.[locale] ?? '')
    .find((each) => each && text.includes(each));

/** The first price of a text, such as a product's row, and its unit. */
export function startIn(text: string, locale: Locale) {
  const units = Object.values<string>(wordsOf('pages/prices', locale).units).map(plain);
  return { from: numbersIn(text)[0], unit: units.find((each) => text.includes(each)) };
}
