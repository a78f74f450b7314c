import { defaultLocale, locales } from '@/config/locales';
import { choices as everything } from '@/config/window';
import { productFragment } from '@/lib/catalogue';
import type { Locale } from '@/lib/content/types';
import { categoryPages } from '@/lib/pages/entry-pages';
import { checkWindow } from '@/lib/planner/checks/check-window';
import { change, requestWindow } from '@/lib/planner/model/edits';
import { initialState, windowOf } from '@/lib/planner/model/plan';
import { choicesInFragment } from '@/lib/planner/model/serialize-plan';
import { plannerWords, type Shop, stockOf } from '@/lib/planner/shop';
import { stock } from '@/lib/planner/testing';
import { planMessage } from '@/lib/planner/text/plan-message';
import { rangeText, windowPrice } from '@/lib/planner/text/price';
import { productPrice } from '@/lib/prices/price-text';
import { priceList } from '@/lib/prices/testing';
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

/** Reckoned by hand, by the rates of lib/prices/testing.ts. */
test.each([
  // 2 m and 20 cm more on each side: 2.4 m of track.
  ['product=curtain&heading=wave&lining=plain', '200', '250', 'QR 550–990'],
  // Inside the recess a curtain has its width.
  ['product=curtain&heading=eyelet&mount=recess', '200', '250', 'QR 300–580'],
  // 1.8 m², 0.09 m².
  ['product=roller&mount=recess', '120', '150', 'QR 160–310'],
  ['product=roller&mount=recess', '30', '30', 'QR 150'],
  // 8 cm more on each side, and as much above and below: 1.56 × 2.56 m.
  ['product=roller', '140', '240', 'QR 360–680'],
])('%s, %s × %s cm is %s', (fragment, width, height, range) => {
  const offered = { products: [...everything.product], headings: [...everything.heading] };
  const own = { ...stock, ...offered, prices: priceList };
  const shop = { ...own, words: plannerWords[defaultLocale] };
  const choices = choicesInFragment(`#${fragment}`, shop) ?? {};
  const product: AnswerProduct = { name: '', measure: 'window', choices, stock: own };
  const asked = answered([width, height], product, defaultLocale);
  const planner = planned(fragment, [width, height], shop);
  const plain = (text: string) => text.replace(/\u2060/g, '');
  for (const text of [asked.range, planner.range]) expect(plain(text)).toBe(range);
  for (const text of [asked.message, planner.message]) expect(plain(text)).toContain(range);
});
