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
import { examples, measureOf, priceOfSize, type SizedProduct } from './size';
import { type AnswerFacts, type AnswerWords, answerOf } from './texts';

function sizedProduct({ path, locale }: Pick<Page, 'path' | 'locale'>): SizedProduct {
  const { rates = [] } = productPrice(path, locale) ?? {};
  const stock = stockOf(locale);
  const [heading] = stock.headings;
  const sewn = rates.some(({ unit }) => unit === 'metre-of-cloth');
  return {
    rates,
    roundTo: prices.roundTo,
    choices: { ...(heading && { heading }), ...choicesOf(path) },
    stock: { ...stock, prices: undefined, cloths: sewn ? stock.cloths : [] },
  };
}

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

export function productOf(page: Page) {
  const { path, locale, heading } = page;
  const product = sizedProduct(page);
  const facts: AnswerFacts = {
    name: inSentence(heading, getDictionary(locale)),
    measure: measureOf(product.rates),
    included: productPrice(path, locale)?.included ?? '',
  };
  return { product, facts };
}

/** A page's price for an example: 'QR 340–620 for 140 × 240 cm'; '' where there is none. */
export function examplePrice(page: Page): string {
  const { product, facts } = productOf(page);
  const example = examples[facts.measure];
  const sized = priceOfSize(example, facts.measure, product);
  const said = { typed: example.map(() => ''), sized, needed: '', days: undefined };
  const { range, about } = answerOf(said, facts, answerWords(page.locale));
  return range && `${range} ${about}`;
}
