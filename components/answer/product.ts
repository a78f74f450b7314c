import { choicesOf } from '@/components/contact/product-fragment';
import { stockOf } from '@/components/planner/shop';
import { productPrice } from '@/components/prices/price-text';
import { countryWords } from '@/config/country-details';
import { answerTexts, prices } from '@/lib/content/collections';
import { conventions } from '@/lib/content/conventions';
import { countryCode } from '@/lib/content/country';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import type { Page } from '@/lib/pages/page';
import { inSentence } from '@/lib/text/case';
import type { AnswerProduct } from './size';
import { type AnswerWords, answerOf } from './texts';

export function answerWords(locale: Locale): AnswerWords {
  const { language, direction, comma, hours } = conventions[locale];
  const { amount } = countryWords[countryCode][locale];
  return {
    ...answerTexts.words[locale],
    language,
    direction,
    comma,
    dates: hours.dates,
    amount,
  };
}

export function productOf({ path, locale, heading }: Page): AnswerProduct {
  const { rates = [], included = '' } = productPrice(path, locale) ?? {};
  const stock = stockOf(locale);
  const [first] = stock.headings;
  const sewn = rates.some(({ unit }) => unit === 'metre-of-cloth');
  return {
    name: inSentence(heading, getDictionary(locale)),
    rates,
    included,
    roundTo: prices.roundTo,
    choices: { ...(first && { heading: first }), ...choicesOf(path) },
    stock: { ...stock, prices: undefined, cloths: sewn ? stock.cloths : [] },
  };
}

/** A page's price for an example: 'QR 340–620 for 140 × 240 cm'; '' where there is none. */
export function examplePrice(page: Page): string {
  const nothing = { typed: [], needed: '', days: undefined };
  const { range, about } = answerOf(nothing, productOf(page), answerWords(page.locale));
  return range && `${range} ${about}`;
}
