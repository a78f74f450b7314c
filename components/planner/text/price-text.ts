import { formatRange } from '@/components/prices/amount';
import { rounded, timesRange, totalRange } from '@/components/prices/range';
import type { Rate } from '@/config/rates';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { type WindowPrice, windowPrice } from '../calculation/price';
import { cachedCheck } from '../checks/check-window';
import { countAll, type Plan, sentWindows } from '../model/plan';
import { countOf } from '../model/window';
import type { PlannerWords, Shop } from '../shop';
import { countWindows, formatArea, formatMetres, joined } from './format';

/** A range, rounded by the owner's step: 'QR 520–980'. */
export function rangeText(range: Pick<Rate, 'from' | 'to'>, { prices, words }: Shop): string {
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

/** The price range of all windows that have a price, and for how many; undefined if none has one. */
export function homePrice(plan: Plan, shop: Shop) {
  const found = sentWindows(plan).flatMap((window) => {
    const price = windowPrice(cachedCheck(window, shop), shop);
    return price ? { window, range: timesRange(price, countOf(window)) } : [];
  });
  if (found.length === 0) return undefined;
  return {
    range: rangeText(totalRange(found.map(({ range }) => range)), shop),
    windows: countWindows(countAll(found.map(({ window }) => window)), shop.words),
  };
}

/** The same as text; '' if no window has a price. */
export function homeText(plan: Plan, shop: Shop): string {
  const { home, note } = shop.words.price;
  const price = homePrice(plan, shop);
  return price ? `${fill(home, price)} ${note}` : '';
}
