import { formatRange } from '@/components/prices/amount';
import { type PriceRange, rounded, timesRange, totalRange } from '@/components/prices/range';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { type WindowPrice, windowPrice } from '../calculation/price';
import { cachedCheck } from '../checks/check-window';
import { countAll, type Plan, sentWindows } from '../model/plan';
import { countOf } from '../model/window';
import type { PlannerWords, Shop } from '../shop';
import { countWindows, formatArea, formatMetres, joined } from './format';

/** A range, rounded by the owner's step: 'QR 520–980'. */
export function rangeText(range: Pick<PriceRange, 'from' | 'to'>, { prices, words }: Shop): string {
  return prices ? formatRange(rounded(range, prices.roundTo), words, prices.amount) : '';
}

/** The parts of a window's price: 'track 3.4 m: cloth, sewing and fitting; on top: motor'. */
export function madeText({ parts, product }: WindowPrice, words: PlannerWords): string {
  const made: Readonly<Record<string, string | undefined>> = words.price.made;
  const counted = parts.map(({ unit, quantity }) => {
    const values = { metres: formatMetres(quantity, words), area: formatArea(quantity, words) };
    return made[unit] && fill(made[unit], values);
  });
  const all = `${joined(words, counted)}: ${product.included}`;
  if (!product.extra) return all;
  const extra = fill(words.price.extra, { extra: lowerInitial(product.extra) });
  return [all, extra].join(words.semicolon);
}

/** The price range of all windows that have a price, how many these are, and whether all are. */
function homePrice(plan: Plan, shop: Shop) {
  const windows = sentWindows(plan);
  const found = windows.flatMap((window) => {
    const price = windowPrice(cachedCheck(window, shop), shop);
    return price ? { window, range: timesRange(price, countOf(window)) } : [];
  });
  const priced = countAll(found.map(({ window }) => window));
  return {
    range: totalRange(found.map(({ range }) => range)),
    windows: countWindows(priced, shop.words),
    none: priced === 0,
    all: found.length === windows.length,
  };
}

/** The total price range, and for how many windows; '' if no window has a price. */
export function homeText(plan: Plan, shop: Shop): string {
  const { home, homePart, note } = shop.words.price;
  const { range, windows, none, all } = homePrice(plan, shop);
  if (none) return '';
  return `${fill(all ? home : homePart, { range: rangeText(range, shop), windows })} ${note}`;
}

/** The same as a headline, its two parts apart: 'QR 340–620' and '3 windows'. */
export function homeHeadline(plan: Plan, shop: Shop) {
  const { range, windows, none } = homePrice(plan, shop);
  return none ? undefined : { range: rangeText(range, shop), windows };
}
