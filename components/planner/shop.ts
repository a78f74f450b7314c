import { offeredProducts } from '@/components/contact/product-fragment';
import type { PricedProduct, Stock } from '@/components/planner/model/stock';
import { countryWords } from '@/config/country-details';
import type { Locale } from '@/config/locales';
import file from '@/content/workshop.json' with { type: 'json' };
import { prices, pricesPage, stockCloths } from '@/lib/content/collections';
import { countryCode } from '@/lib/content/country';
import { inLanguage } from '@/lib/content/in-language';
import type { Workshop } from '@/lib/content/types';

const { hemCm, overlapCm }: Workshop = file;

function pricesOf(locale: Locale): Stock['prices'] {
  const products = inLanguage(prices, locale).products.flatMap(
    ({ hangs = [], rates, included, extra }): PricedProduct[] =>
      hangs.length > 0 ? [{ hangs, rates, included, ...(extra && { extra }) }] : [],
  );
  if (!pricesPage.published || products.length === 0) return undefined;
  return { roundTo: prices.roundTo, amount: countryWords[countryCode][locale].amount, products };
}

export function stockOf(locale: Locale): Stock {
  const priced = pricesOf(locale);
  return {
    ...(priced && { prices: priced }),
    hemCm,
    overlapCm,
    products: offeredProducts(),
    cloths: stockCloths.map(({ words, order, sample, ...cloth }) => ({
      ...cloth,
      name: words[locale].name,
    })),
  };
}
