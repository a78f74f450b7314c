import type { PlannerWords } from '@/content/planner';
import { formatAmount } from '@/lib/prices/amount';
import { type PriceRange, rounded, totalRange } from '@/lib/prices/range';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { isolated } from '@/lib/text/isolated';
import { type WindowPrice, windowPrice } from '../calculation/price';
import { cachedCheck } from '../checks/check-window';
import { type Plan, sentWindows } from '../model/plan';
import type { Shop } from '../model/stock';
import { countWindows, formatArea, formatMetres, joined } from './format';

/** A range, rounded by the owner's step: 'QR 520 to QR 980'. */
export function rangeText(range: Pick<PriceRange, 'from' | 'to'>, { prices, words }: Shop): string {
  if (!prices) return '';
  const { from, to } = rounded(range, prices.roundTo);
  const amount = (value: number) =>
    isolated(formatAmount(value, words.language, prices.amount), words);
  if (from === to) return amount(from);
  return fill(words.price.range, { from: amount(from), to: amount(to) });
}

/** The parts of a window's price: 'track 3.4 m: cloth, sewing and fitting; on top: motor'. */
export function madeText({ parts, product }: WindowPrice, words: PlannerWords): string {
  const made: Readonly<Record<string, string | undefined>> = words.price.made;
  const counted = parts.map(({ unit, quantity }) => {
    const values = { metres: formatMetres(quantity, words), area: formatArea(quantity, words) };
    const text = made[unit];
    return text && fill(text, values);
  });
  const all = `${joined(words, counted)}: ${product.included}`;
  if (!product.extra) return all;
  return [all, fill(words.price.extra, { extra: lowerInitial(product.extra) })].join(
    words.semicolon,
  );
}

/** The total price range, and for how many windows; '' if no window has a price. */
export function homeText(plan: Plan, shop: Shop): string {
  const { words } = shop;
  const windows = sentWindows(plan);
  const found = windows.flatMap((window) => windowPrice(cachedCheck(window, shop), shop) ?? []);
  if (found.length === 0) return '';
  const { home, homePart, note } = words.price;
  const text = fill(found.length === windows.length ? home : homePart, {
    range: rangeText(totalRange(found), shop),
    windows: countWindows(found.length, words),
  });
  return `${text} ${note}`;
}
