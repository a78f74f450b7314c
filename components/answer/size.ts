import { checkWindow } from '@/components/planner/checks/check-window';
import type { Change } from '@/components/planner/model/edits';
import { readLength } from '@/components/planner/model/length';
import { countOf, plainWindow } from '@/components/planner/model/window';
import type { Stock } from '@/components/planner/shop';
import { priceRange, type Quantities, rounded, timesRange } from '@/components/prices/range';
import type { Rate } from '@/config/rates';
import { westernDigits } from '@/lib/text/digits';

/** Sizes that stand for one until the visitor has typed it, and are marked as examples: of a window, or of one number. */
export const examples = {
  window: ['140', '240'],
  seat: ['3'],
  piece: ['1'],
  metre: ['6'],
  'square-metre-of-floor': ['20'],
} as const;

export type Measure = keyof typeof examples;

export interface AnswerProduct {
  readonly name: string;
  readonly rates: readonly Rate[];
  readonly roundTo: number;
  /** What its price includes; '' without a price. */
  readonly included: string;
  /** Whether many windows may be alike. */
  readonly alike?: boolean;
  /** What the message says of photographs. */
  readonly photos?: string | undefined;
  /** What hangs at the window, as in the planner. */
  readonly choices: Change;
  readonly stock: Stock;
}

const isMeasure = (unit: string): unit is Measure => unit in examples;

export function measureOf(rates: readonly Rate[]): Measure {
  return rates.map(({ unit }) => unit).find(isMeasure) ?? 'window';
}

/** A text's number, in metres for lengths; undefined if it is none. */
function readNumber(text: string, measure: Measure): number | undefined {
  const value =
    measure === 'metre'
      ? (readLength(text, 'm')?.cm ?? 0) / 100
      : Number(westernDigits(text).replace(/[,٫]/, '.'));
  const isWhole = Number.isInteger(value) || !['seat', 'piece'].includes(measure);
  return value > 0 && value <= 1000 && isWhole ? value : undefined;
}

/** The numbers of a size, and the places of texts that are none. */
function measured(texts: readonly string[], measure: Measure, product: AnswerProduct) {
  const [widthTop = '', heightLeft = ''] = texts;
  if (measure !== 'window') {
    const value = readNumber(widthTop, measure);
    if (value === undefined) return { numbers: [], faulty: [0], quantities: undefined };
    const quantities: Quantities = { [measure]: value };
    return { numbers: [value], faulty: [], quantities };
  }
  const window = { ...plainWindow, ...product.choices, lengths: { widthTop, heightLeft } };
  const { calculation, faulty, governing } = checkWindow(window, product.stock);
  const places = (['widthTop', 'heightLeft'] as const).flatMap((field, place) =>
    faulty.includes(field) ? [place] : [],
  );
  return {
    numbers: [governing.width, governing.height].flatMap((each) => each?.cm ?? []),
    faulty: places,
    quantities: calculation?.quantities,
  };
}

/** A size, by default the example's, and its rounded price range, of a window also for several alike: the planner's sums. */
export function priceOfSize(typed: readonly string[], product: AnswerProduct) {
  const measure = measureOf(product.rates);
  const texts = examples[measure].map((example, place) => typed[place]?.trim() || example);
  const { quantities, ...size } = measured(texts, measure, product);
  const count = countOf({ alike: measure === 'window' ? (typed[2] ?? '') : '' });
  const range = quantities && priceRange(product.rates, quantities);
  const sum = range && timesRange(range, count);
  return { ...size, measure, count, range: sum && rounded(sum, product.roundTo) };
}
