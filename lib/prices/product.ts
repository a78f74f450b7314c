import type { Hanging, Rate } from '@/config/rates';
import type { Choices } from '@/config/window';
import { fill, lowerInitial, plural, typeset } from '@/lib/text';
import type { PriceList, Product } from './list';
import { priceRange, type Quantities, rounded, sumByUnit } from './range';

/** Both languages write commas between thousands; without `Intl` (lib/text/date-text.ts). */
const numberText = (value: number, decimals = 0) =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** An amount: 'QR 1,200'. */
export const formatAmount = (value: number, template: string, decimals = 0) =>
  fill(template, { number: numberText(value, decimals) });

/** A range of whole amounts as a headline: 'QR 340–620'. */
export function formatRange(
  { from, to }: Readonly<Record<'from' | 'to', number>>,
  { range, amount }: Readonly<Record<'range' | 'amount', string>>,
): string {
  if (from === to) return formatAmount(from, amount);
  const ends = { from: numberText(from), to: numberText(to) };
  return fill(amount, { number: typeset(fill(range, ends)) });
}

type Addition = PriceList['additions']['motor'];

export interface Hung
  extends Pick<Choices, 'product' | 'heading' | 'lining' | 'rollerCloth' | 'control'> {
  readonly cloth: string;
}

interface Stock {
  readonly cloths: readonly { readonly id: string; readonly opacity: string }[];
  readonly prices?: PriceList | undefined;
}

/** A window's products in the price list, most specific first. */
function hangingsOf({ product, heading, rollerCloth }: Hung, opacity?: string): readonly Hanging[] {
  if (product === 'roller' && rollerCloth === 'blackout') return ['blackout-roller'];
  if (product !== 'curtain') return [product];
  return [heading, ...(opacity === 'dark' ? (['blackout-curtain'] as const) : []), 'curtain'];
}

/**
 * The one product that a window has everywhere: the rate of what hangs there with the rates of its additions, and what
 * they include. Undefined without a price.
 * @param isHigh whether it is fitted above 3 m
 */
export function windowProduct(window: Hung, { cloths, prices }: Stock, isHigh = false) {
  if (!prices) return undefined;
  const opacity = cloths.find(({ id }) => id === window.cloth)?.opacity;
  const hung = hangingsOf(window, opacity)
    .map((hanging) => prices.products.find(({ hangs }) => hangs?.includes(hanging)))
    .find(Boolean);
  if (!hung) return undefined;
  const { lining, blackoutLining, motor, height } = prices.additions;
  const isSewn = ['curtain', 'double', 'roman'].includes(window.product) && opacity !== 'sheer';
  const [taken, further]: [Addition[], Addition[]] = [[], []];
  const add = (addition: Addition, isTaken: boolean) => (isTaken ? taken : further).push(addition);
  if (isSewn) {
    add(lining, window.lining === 'plain');
    add(blackoutLining, window.lining === 'blackout');
  }
  add(motor, window.control === 'motor');
  add(height, isHigh);
  const priced = taken.filter(({ rate }) => rate);
  // A motor is offered for every window.
  const onTop = [...taken, motor].filter((each) => !priced.includes(each));
  const names = (additions: readonly Addition[]) =>
    [...new Set(additions.map(({ name }) => lowerInitial(name)))].join(prices.comma);
  const own = lowerInitial(hung.extra ?? '');
  return {
    ...hung,
    rates: sumByUnit([...hung.rates, ...priced.flatMap(({ rate }) => rate ?? [])]),
    included:
      priced.length > 0
        ? fill(prices.words.with, { included: hung.included, additions: names(priced) })
        : hung.included,
    extra: [names(onTop), own].filter(Boolean).join(prices.comma),
    /** The same with all that can come on top of a window of this kind. */
    allExtra: [names([...onTop, ...further]), own].filter(Boolean).join(prices.comma),
  };
}

/** The re-covering of such a piece as a product; undefined if it is not offered. */
export function recovered({ recover, rates: [rate] }: Product) {
  if (!recover || !rate) return undefined;
  const { from, to, ...own } = recover;
  return { ...own, discount: undefined, rates: [{ ...rate, from, to }] };
}

/** What a price includes, what comes on top, and what is still taken off, each of it a part of a sentence. */
export const termsOf = ({ included, extra, discount }: Product, { words }: PriceList) =>
  [
    included,
    extra ? fill(words.onTop, { extra }) : '',
    discount ? fill(words.reduced, { discount }) : '',
  ].filter(Boolean);

export function minimumOf(count: number, { minimum, words, language, amount }: PriceList): string {
  const text = formatAmount(minimum, amount);
  return plural(count, words.minimum, language, { amount: text });
}

/** The price range of one, at least the shop's minimum, with its terms; undefined if a quantity is unknown. */
export function priceOf(product: Product, quantities: Quantities, list: PriceList, count = 1) {
  const range = priceRange(product.rates, quantities);
  if (!range) return undefined;
  const { minimum } = list;
  return {
    from: Math.max(range.from, minimum),
    to: Math.max(range.to, minimum),
    parts: range.parts,
    discount: product.discount,
    terms: [...termsOf(product, list), ...(range.from < minimum ? [minimumOf(count, list)] : [])],
  };
}

export const rangeText = (range: Pick<Rate, 'from' | 'to'>, list: PriceList): string =>
  formatRange(rounded(range, list.roundTo), list);
