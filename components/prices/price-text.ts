import { countryWords } from '@/config/country-details';
import type { Path } from '@/config/paths';
import type { Rate } from '@/config/rates';
import { prices, pricesPage } from '@/lib/content/collections';
import { country, countryCode } from '@/lib/content/country';
import { getDictionary } from '@/lib/content/dictionary';
import { inLanguage } from '@/lib/content/in-language';
import type { Locale } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { fill } from '@/lib/text/fill';
import { formatAmount } from './amount';

/** The price of a page's product, with its words; undefined if there is none. */
export function productPrice(path: Path, locale: Locale) {
  if (!pricesPage.published) return undefined;
  const product = prices.products.find(({ page }) => page === path);
  return product && inLanguage(product, locale);
}

/** A rate by a template of the prices' words; a fixed price has one of its own. */
function rateBy(template: 'range' | 'from', { unit, from, to }: Rate, locale: Locale): string {
  const { language, pricesPage: words } = getDictionary(locale);
  const { amount } = countryWords[countryCode][locale];
  const text = (value: number) => formatAmount(value, language, amount, country.decimals);
  return fill(words[from === to ? 'same' : template], {
    unit: words.units[unit],
    from: text(from),
    to: text(to),
  });
}

/** A rate: 'QR 95 to QR 180 per m²'. */
export const rateText = (rate: Rate, locale: Locale) => rateBy('range', rate, locale);

/** The starting price of a page's product: 'From QR 95 per m²'; undefined without a price. */
export function priceFrom(path: Path, locale: Locale): string | undefined {
  const [rate] = productPrice(path, locale)?.rates ?? [];
  return rate && rateBy('from', rate, locale);
}

/** A page's greeting with its price and what that includes, so that the shop sees which price the visitor saw. */
export function greetingWithPrice({ greeting, path, locale }: CurrentPage): string {
  const price = path && priceFrom(path, locale);
  const included = path && productPrice(path, locale)?.included;
  if (!price || !included) return greeting;
  const { line, withPrice } = getDictionary(locale).pricesPage;
  return fill(withPrice, { greeting, price: fill(line, { price, included }) });
}
