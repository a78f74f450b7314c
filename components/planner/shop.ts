import { offeredHeadings, offeredProducts, workshop } from '@/components/contact/product-fragment';
import { countryWords } from '@/config/country-details';
import { type Locale, locales } from '@/config/locales';
import { plannerTexts, prices, pricesPage, stockCloths } from '@/lib/content/collections';
import { conventions } from '@/lib/content/conventions';
import { countryCode } from '@/lib/content/country';
import { inLanguage } from '@/lib/content/in-language';
import type { Localized } from '@/lib/content/types';

/** Undefined if the shop shows no prices; `amount` is 'QR {number}'. */
function pricesOf(locale: Locale) {
  const products = inLanguage(prices, locale).products.filter(({ hangs }) => hangs);
  if (!pricesPage.published || products.length === 0) return undefined;
  return {
    roundTo: prices.roundTo,
    amount: countryWords[countryCode][locale].amount,
    products: products.map(({ page: _, ...product }) => product),
  };
}

/** What the shop sells for windows, and how its workshop sews. */
export function stockOf(locale: Locale) {
  const { hemCm, overlapCm } = workshop;
  return {
    hemCm,
    overlapCm,
    prices: pricesOf(locale),
    products: offeredProducts(),
    headings: offeredHeadings(),
    cloths: stockCloths.map(({ words, order, sample, ...cloth }) => ({
      ...cloth,
      name: words[locale].name,
    })),
  };
}

function wordsOf(locale: Locale) {
  const { language, direction, comma, semicolon } = conventions[locale];
  return { language, direction, comma, semicolon, ...plannerTexts.words[locale] };
}

export type Stock = ReturnType<typeof stockOf>;
export type PlannerWords = ReturnType<typeof wordsOf>;
export type Shop = Stock & { readonly words: PlannerWords };

/** The planner's words. The browser gets all of them, so they are short. */
// All languages of the site, which are those that are asked for.
export const plannerWords = Object.fromEntries(
  locales.map((locale) => [locale, wordsOf(locale)]),
) as Localized<PlannerWords>;
