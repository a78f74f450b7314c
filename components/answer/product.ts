import { windowOf } from '@/lib/catalogue';
import { getDictionary, inLanguage, type Locale } from '@/lib/content';
import { answerTexts, plannerTexts } from '@/lib/content/collections';
import { conventions } from '@/lib/content/conventions';
import type { Page } from '@/lib/pages';
import { stockOf } from '@/lib/planner/shop';
import { productPrice } from '@/lib/prices/price-text';
import { recovered } from '@/lib/prices/product';
import { inSentence } from '@/lib/text';
import { type AnswerProduct, type AnswerWords, measureOf } from './size';
import { answerOf } from './texts';

export function answerWords(locale: Locale): AnswerWords {
  const { direction, comma, semicolon } = conventions[locale];
  const { tooWide, high } = inLanguage(plannerTexts, locale).issues;
  return {
    ...inLanguage(answerTexts, locale),
    ...{ language: locale, direction, comma, semicolon },
    before: getDictionary(locale).pricesPage.before,
    remarks: { tooWide, high },
  };
}

export function productOf({ path, locale, heading }: Page): AnswerProduct {
  const product = productPrice(path, locale);
  const choices = windowOf(path);
  const { prices, cloths, ...stock } = stockOf(locale);
  const sewn = product?.rates.some(({ unit }) => unit === 'metre-of-cloth');
  // Of the shop's lists, what this product needs.
  const own = prices?.products.filter(({ hangs }) => hangs?.[0] === product?.hangs?.[0]);
  return {
    name: inSentence(heading, getDictionary(locale)),
    product,
    measure: choices ? 'window' : measureOf(product?.rates ?? []),
    choices: choices ?? {},
    stock: {
      ...stock,
      prices: prices && { ...prices, products: own ?? [] },
      colours: [],
      cloths: sewn ? cloths : cloths.filter(({ id }) => id === choices?.cloth),
    },
  };
}

/** The same for the customer's own piece; undefined if the shop re-covers none. */
export function recoveredOf(answered: AnswerProduct) {
  const product = answered.product && recovered(answered.product);
  return product && { ...answered, product, name: product.name, isRecovered: true };
}

/** A page's price for an example: 'QR 340–620 for 140 × 240 cm'; '' where there is none. */
export function examplePrice(page: Page): string {
  const nothing = { typed: [], needed: '', days: undefined };
  const { range, about } = answerOf(nothing, productOf(page), answerWords(page.locale));
  return range && `${range} ${about}`;
}
