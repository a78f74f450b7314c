import { locales } from '@/config/locales';
import { productFragment } from '@/lib/catalogue';
import type { Locale } from '@/lib/content/types';
import { categoryPages } from '@/lib/pages/entry-pages';
import { checkWindow } from '@/lib/planner/checks/check-window';
import { change, requestWindow } from '@/lib/planner/model/edits';
import { initialState, windowOf } from '@/lib/planner/model/plan';
import { choicesInFragment } from '@/lib/planner/model/serialize-plan';
import { plannerWords, type Shop, stockOf } from '@/lib/planner/shop';
import { planMessage } from '@/lib/planner/text/plan-message';
import { rangeText, windowPrice } from '@/lib/planner/text/price';
import { productPrice } from '@/lib/prices/price-text';
import { answerWords, examplePrice, productOf } from './product';
import type { AnswerProduct } from './size';
import { answerOf } from './texts';

// Pictures are encoded by the build, which comes after this.
jest.mock('@/lib/media/index', () => ({ pictureFiles: () => ({ avif: [], webp: '' }) }));

/** Below the minimum, usual, high and beyond what is made. */
const sizes = [
  ['30', '30'],
  ['163', '251'],
  ['200', '301'],
  ['800', '800'],
] as const;

/** What the planner and its message say of a window, opened by a link. */
function planned(fragment: string, [width, height]: readonly [string, string], shop: Shop) {
  const requested = choicesInFragment(`#${fragment}`, shop);
  if (!requested) throw new Error(`nothing in ${fragment}`);
  const opened = requestWindow(requested)(initialState(shop));
  const lengths = { widthTop: width, heightLeft: height };
  const state = change(opened.selected, { lengths })(opened);
  const price = windowPrice(checkWindow(windowOf(state), shop), shop);
  return {
    range: price ? rangeText(price, shop) : '',
    message: planMessage(state.plan, '', shop).full,
  };
}

const answered = (typed: readonly string[], product: AnswerProduct, locale: Locale) =>
  answerOf({ typed, needed: '', days: undefined }, product, answerWords(locale));

const pages = locales.flatMap((locale) =>
  [...categoryPages('curtains', locale), ...categoryPages('blinds', locale)].map(
    (page) => [locale, page.path, page] as const,
  ),
);

test.each(pages)(
  '%s: %s, the planner and both messages have the same price',
  (locale, path, page) => {
    const shop = { ...stockOf(locale), words: plannerWords[locale] };
    const product = productOf(page);
    for (const size of sizes) {
      const { range, message } = answered(size, product, locale);
      const planner = planned(productFragment(path), size, shop);
      expect([size, planner.range]).toEqual([size, range]);
      expect([size, range !== '']).toEqual([size, productPrice(path, locale) !== undefined]);
      for (const text of [message, planner.message]) expect(text).toContain(range);
      if (range === '') expect(planner.message).not.toContain(shop.words.price.note);
    }
    const { range } = planned(productFragment(path), ['140', '240'], shop);
    expect(examplePrice(page)).toMatch(range ? /140.*240/ : /^$/);
    expect(examplePrice(page)).toContain(range);
  },
);
