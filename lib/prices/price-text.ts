import { countryWords } from '@/config/country-details';
import type { Path } from '@/config/paths';
import type { Rate } from '@/config/rates';
import { windowOf } from '@/lib/catalogue';
import { getDictionary, type Locale } from '@/lib/content';
import { pricesPage, stockCloths } from '@/lib/content/collections';
import { country, countryCode } from '@/lib/content/country';
import type { CurrentPage } from '@/lib/pages';
import { capitalized, fill, lowerInitial } from '@/lib/text';
import { type Product, priceList, productsIn } from './list';
import { formatAmount, minimumOf, recovered, windowProduct } from './product';

type PageProduct = Product & { readonly allExtra?: string };

/** A page's product, even if the site shows no prices; for windows as the planner prices it. */
function productOf(path: Path, locale: Locale): PageProduct | undefined {
  const window = windowOf(path);
  if (window) return windowProduct(window, { cloths: stockCloths, prices: priceList(locale) });
  return productsIn(locale).find(({ page }) => page === path);
}

export const productPrice = (path: Path, locale: Locale) =>
  pricesPage.shown ? productOf(path, locale) : undefined;

export const discountOf = (path: Path, locale: Locale): string | undefined =>
  productOf(path, locale)?.discount;

/** A rate by a template of the prices' words; a fixed price has one of its own. */
function rateBy(template: 'range' | 'from', { unit, from, to }: Rate, locale: Locale): string {
  const { pricesPage: words } = getDictionary(locale);
  const { amount } = countryWords[countryCode][locale];
  // Of both, or of none: 'QR 90.00 to QR 92.50'.
  const decimals = [from, to].every(Number.isInteger) ? 0 : country.decimals;
  const text = (value: number) => formatAmount(value, amount, decimals);
  return fill(words[from === to ? 'same' : template], {
    unit: words.units[unit],
    from: text(from),
    to: text(to),
  });
}

/** A price with its discount, which is not yet taken off: 'From QR 95 per m², before 20% OFF'. */
const beforeDiscount = (price: string, discount: string | undefined, locale: Locale): string =>
  discount ? fill(getDictionary(locale).pricesPage.before, { price, discount }) : price;

/** A rate: 'QR 95 to QR 180 per m²'. */
export const rateText = (rate: Rate, locale: Locale, discount?: string) =>
  beforeDiscount(rateBy('range', rate, locale), discount, locale);

/** The starting price of a page's product: 'From QR 95 per m², before 20% OFF'; undefined without a price. */
export function priceFrom(path: Path, locale: Locale): string | undefined {
  const { rates = [], discount } = productPrice(path, locale) ?? {};
  const [rate] = rates;
  return rate && beforeDiscount(rateBy('from', rate, locale), discount, locale);
}

/** The lowest starting price of pages' products, by unit: 'From QR 150 per metre of track'. */
export function lowestPrices(paths: readonly Path[], locale: Locale): readonly string[] {
  const rates = paths.flatMap((path) => productPrice(path, locale)?.rates[0] ?? []);
  return [...new Set(rates.map(({ unit }) => unit))].map((unit) => {
    const own = rates.filter((rate) => rate.unit === unit);
    const from = Math.min(...own.map((rate) => rate.from));
    return rateBy('from', { unit, from, to: Math.max(...own.map(({ to }) => to)) }, locale);
  });
}

/** What re-covering costs at a page: 'Re-covering: from QR 380 per seat'; undefined if it is not offered there. */
export function recoverPrice(by: 'range' | 'from', path: Path, locale: Locale) {
  const product = productPrice(path, locale);
  const { rates: [rate] = [] } = (product && recovered(product)) ?? {};
  const price = rate && lowerInitial(rateBy(by, rate, locale));
  return price && fill(getDictionary(locale).pricesPage.recovered, { price });
}

/** What is added to a window's price, with its rate: 'Lining: QR 20 to QR 30 per metre of track.' */
export function additionTexts(locale: Locale): readonly string[] {
  const { addition } = getDictionary(locale).pricesPage;
  return Object.values(priceList(locale).additions).flatMap(({ name, rate }) =>
    rate ? [fill(addition, { name: capitalized(name), price: rateText(rate, locale) })] : [],
  );
}

/** The least that a window costs: 'Minimum charge QR 150.' */
export function minimumTexts(locale: Locale): readonly string[] {
  const list = priceList(locale);
  return list.products.length > 0 ? [`${capitalized(minimumOf(1, list))}.`] : [];
}

/** A page's greeting with its price and what that includes, so that the shop sees which price the visitor saw. */
export function greetingWithPrice({ greeting, path, locale }: CurrentPage): string {
  const price = path && priceFrom(path, locale);
  const included = path && productPrice(path, locale)?.included;
  if (!price || !included) return greeting;
  const { line, withPrice } = getDictionary(locale).pricesPage;
  return fill(withPrice, { greeting, price: fill(line, { price, included }) });
}
