import { formatRange } from '@/components/prices/amount';
import { priceRange, rounded, timesRange, totalRange } from '@/components/prices/range';
import type { Hanging, Rate } from '@/config/rates';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { type CheckedWindow, cachedCheck } from '../checks/check-window';
import { countAll, type Plan, sentWindows } from '../model/plan';
import { clothsOf, countOf, isCurtain, isMiscounted, type PlannedWindow } from '../model/window';
import type { PlannerWords, Shop, Stock } from '../shop';
import { countWindows, formatArea, formatMetres, joined } from './format';

/** A window's product in the price list, most specific first. */
function hangingsOf(window: PlannedWindow, stock: Stock): readonly Hanging[] {
  const { product, heading, lining, rollerCloth } = window;
  if (product === 'roller') return rollerCloth === 'blackout' ? ['blackout-roller'] : ['roller'];
  if (!isCurtain(window) || product === 'double') return [product];
  const dark = lining === 'blackout' || clothsOf(window, stock).face?.opacity === 'dark';
  return dark ? ['blackout-curtain'] : [heading, 'curtain'];
}

/** A window's price range (docs/requirements.md 11.4); undefined without a price for it. */
export function windowPrice({ window, calculation }: CheckedWindow, stock: Stock) {
  if (!calculation || isMiscounted(window)) return undefined;
  for (const hanging of hangingsOf(window, stock)) {
    const product = stock.prices?.products.find(({ hangs }) => hangs?.includes(hanging));
    const range = product && priceRange(product.rates, calculation.quantities);
    if (range) return { ...range, product };
  }
  return undefined;
}

type WindowPrice = NonNullable<ReturnType<typeof windowPrice>>;

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
