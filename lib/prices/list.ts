import { countryWords } from '@/config/country-details';
import { getDictionary, inLanguage, type Locale } from '@/lib/content';
import { prices } from '@/lib/content/collections';
import { conventions } from '@/lib/content/conventions';
import { countryCode } from '@/lib/content/country';
import { isolated } from '@/lib/text';

export const productsIn = (locale: Locale) =>
  prices.products.map((product) => {
    const { discount, ...own } = inLanguage(product, locale);
    // Right-to-left text would reorder '20%'.
    const label = discount?.replace(/\d+%/g, (part) => isolated(part, conventions[locale]));
    return { ...own, discount: label };
  });

export function priceList(locale: Locale) {
  const { roundTo, minimum, additions } = inLanguage(prices, locale);
  const { comma, range } = conventions[locale];
  const { with: included, onTop, reduced, minimum: least, none } = getDictionary(locale).pricesPage;
  return {
    ...{ language: locale, comma, range, roundTo, minimum, additions },
    amount: countryWords[countryCode][locale].amount,
    products: productsIn(locale).filter(({ hangs }) => hangs),
    words: { with: included, onTop, reduced, minimum: least, none },
  };
}

export type PriceList = ReturnType<typeof priceList>;

/** A product with its rates and terms in one language; only products for windows have `hangs`. */
export type Product = PriceList['products'][number];
