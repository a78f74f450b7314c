import type { Rate } from '@/config/rates';
import { priceOf, rangeText as textOf, windowProduct } from '@/lib/prices/product';
import { timesRange, totalRange } from '@/lib/prices/range';
import { fill } from '@/lib/text';
import { type CheckedWindow, cachedCheck } from '../checks/check-window';
import { trade } from '../model/allowances';
import { countAll, type Plan, sentWindows } from '../model/plan';
import { countOf, isMiscounted } from '../model/window';
import type { PlannerWords, Shop, Stock } from '../shop';
import { countWindows, formatArea, formatMetres, joined } from './format';

/** The price range of a window, of each of several alike (docs/requirements.md 11.4); undefined without a price for it. */
export function windowPrice({ window, calculation }: CheckedWindow, stock: Stock) {
  if (!calculation || !stock.prices || isMiscounted(window)) return undefined;
  const product = windowProduct(window, stock, calculation.heightCm > trade.scaffoldFromCm);
  return product && priceOf(product, calculation.quantities, stock.prices, countOf(window));
}

/** What is said in the place of a price that the product has not; '' otherwise. */
export function unpricedText({ window, calculation }: CheckedWindow, stock: Stock): string {
  if (!calculation || !stock.prices || windowProduct(window, stock)) return '';
  return stock.prices.words.none;
}

type WindowPrice = NonNullable<ReturnType<typeof windowPrice>>;

export const rangeText = (range: Pick<Rate, 'from' | 'to'>, { prices }: Shop): string =>
  prices ? textOf(range, prices) : '';

/** The parts of a window's price: 'track 3.4 m: cloth, sewing and fitting; on top: motor'. */
export function madeText({ parts, terms }: WindowPrice, words: PlannerWords): string {
  const made: Readonly<Record<string, string | undefined>> = words.price.made;
  const counted = parts.map(({ unit, quantity }) => {
    const values = { metres: formatMetres(quantity, words), area: formatArea(quantity, words) };
    return made[unit] && fill(made[unit], values);
  });
  return `${joined(words, counted)}: ${terms.join(words.semicolon)}`;
}

/** The price range of all windows that have a price, and for how many; undefined if none has one. */
export function homePrice(plan: Plan, shop: Shop) {
  const found = sentWindows(plan).flatMap((window) => {
    const price = windowPrice(cachedCheck(window, shop), shop);
    return price ? { window, price } : [];
  });
  if (found.length === 0) return undefined;
  const ranges = found.map(({ window, price }) => timesRange(price, countOf(window)));
  const { words } = shop;
  return {
    range: rangeText(totalRange(ranges), shop),
    windows: countWindows(countAll(found.map(({ window }) => window)), words),
    /** Whether discounts are still to be taken off, in words. */
    before: found.some(({ price }) => price.discount) ? words.price.before : '',
  };
}

export function homeText(plan: Plan, shop: Shop): string {
  const { words } = shop;
  const price = homePrice(plan, shop);
  if (!price) return '';
  const range = joined(words, [price.range, price.before]);
  return `${fill(words.price.home, { ...price, range })} ${words.price.note}`;
}
