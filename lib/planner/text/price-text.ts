import type { PlannerWords } from '@/content/en/measure';
import { formatAmount } from '@/lib/prices/amount';
import { type PriceRange, rounded, totalRange } from '@/lib/prices/range';
import { fill } from '@/lib/text/fill';
import { plural } from '@/lib/text/plural';
import { type WindowPrice, windowPrice } from '../calculation/price';
import { cachedCheck } from '../checks/cached-check';
import { type Plan, sentWindows } from '../model/plan';
import type { Stock } from '../model/stock';
import { formatMetres, isolated, joined } from './format';

/** A range in riyals, rounded as the owner rounds: 'QR 520 to QR 980'. */
export function rangeText(
  range: Pick<PriceRange, 'from' | 'to'>,
  { prices }: Stock,
  words: PlannerWords,
): string {
  if (!prices) return '';
  const { from, to } = rounded(range, prices.roundTo);
  const amount = (value: number) =>
    isolated(formatAmount(value, words.language, prices.amount), words);
  if (from === to) return amount(from);
  return fill(words.price.range, { from: amount(from), to: amount(to) });
}

/** How a window's price was made: 'track 3.4 m: cloth, sewing and fitting; on top: motor'. */
export function madeText({ parts, product }: WindowPrice, words: PlannerWords): string {
  const { made, included, extra } = words.price;
  const counted = parts.flatMap(({ unit, quantity }) => {
    const text = unit in made ? made[unit as keyof typeof made] : undefined;
    const metres = formatMetres(quantity, words);
    const area = fill(words.length, { value: quantity, unit: words.units.m2 });
    return text ? [fill(text, { metres, area: isolated(area, words) })] : [];
  });
  const all = fill(included, { parts: joined(counted, words), included: product.included });
  return product.extra ? [all, fill(extra, { extra: product.extra })].join(words.semicolon) : all;
}

/** What the home may cost, and for how many of its windows that is; '' where no window has a price. */
export function homeText(plan: Plan, stock: Stock, words: PlannerWords): string {
  const windows = sentWindows(plan);
  const found = windows.flatMap(
    (window) => windowPrice(cachedCheck(plan, window, stock, words), stock) ?? [],
  );
  if (found.length === 0) return '';
  const { home, homePart, note } = words.price;
  const text = fill(found.length === windows.length ? home : homePart, {
    range: rangeText(totalRange(found), stock, words),
    windows: plural(found.length, words.list.windows, words.language),
  });
  return `${text} ${note}`;
}
