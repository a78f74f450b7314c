import type { Locale } from '@/config/locales';
import type { Rate } from '@/config/rates';
import type { AnswerTexts } from '@/lib/content';
import { checkWindow } from '@/lib/planner/checks/check-window';
import type { Change } from '@/lib/planner/model/edits';
import { readLength } from '@/lib/planner/model/length';
import { countOf, isMiscounted, plainWindow } from '@/lib/planner/model/window';
import type { Stock } from '@/lib/planner/shop';
import { windowPrice } from '@/lib/planner/text/price';
import type { Product } from '@/lib/prices/list';
import { priceOf } from '@/lib/prices/product';
import { timesRange } from '@/lib/prices/range';
import { readCount, westernDigits } from '@/lib/text';

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
  readonly product?: Product | undefined;
  readonly measure: Measure;
  readonly alike?: boolean;
  readonly photos?: string | undefined;
  /** The customer's own piece, which is fetched. */
  readonly isRecovered?: boolean;
  readonly choices: Change;
  readonly stock: Stock;
}

const isMeasure = (unit: string): unit is Measure => unit in examples;

/** What a size is typed in: how many seats, how many metres, or by default a window's width and height. */
export const measureOf = (rates: readonly Rate[]): Measure =>
  rates.map(({ unit }) => unit).find(isMeasure) ?? 'window';

const most = 1000;

/** A text's number, in metres for lengths; undefined if it is none. */
function readNumber(text: string, measure: Measure): number | undefined {
  if (measure === 'seat' || measure === 'piece') return readCount(text, most);
  const digits = westernDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[,٫]/, '.');
  const value =
    measure === 'metre'
      ? (readLength(text, 'm')?.cm ?? 0) / 100
      : Number(/^\d*\.?\d+$/.test(digits) ? digits : 0);
  return value > 0 && value <= most ? value : undefined;
}

const remarks = ['tooWide', 'high'] as const;

export type Remark = (typeof remarks)[number];

export type AnswerWords = AnswerTexts['words'][keyof AnswerTexts['words']] &
  Readonly<Record<'direction' | 'comma' | 'semicolon' | 'before', string>> & {
    readonly language: Locale;
    readonly remarks: Readonly<Record<Remark, string>>;
  };

function priceOfWindow(texts: readonly string[], alike: string, product: AnswerProduct) {
  const [widthTop = '', heightLeft = ''] = texts;
  const lengths = { widthTop, heightLeft };
  const window = { ...plainWindow, ...product.choices, alike, lengths };
  const checked = checkWindow(window, product.stock);
  const { faulty, governing } = checked;
  const miscounted = isMiscounted(window);
  return {
    numbers: [governing.width, governing.height].flatMap((each) => each?.cm ?? []),
    count: miscounted ? undefined : countOf(window),
    faulty: [faulty.includes('widthTop'), faulty.includes('heightLeft'), miscounted].flatMap(
      (isFaulty, place) => (isFaulty ? [place] : []),
    ),
    remarks: remarks.flatMap((code) => checked.issues.find((issue) => issue.code === code) ?? []),
    price: windowPrice(checked, product.stock),
  };
}

function priceOfNumber(text: string, { measure, product, stock }: AnswerProduct) {
  const value = readNumber(text, measure);
  return {
    numbers: value === undefined ? [] : [value],
    count: 1,
    faulty: value === undefined ? [0] : [],
    remarks: [],
    price:
      value !== undefined && product && stock.prices
        ? priceOf(product, { [measure]: value }, stock.prices)
        : undefined,
  };
}

/** A size (by default the example's) and its price range, for windows as the planner calculates it. */
export function priceOfSize(typed: readonly string[], product: AnswerProduct) {
  const { measure } = product;
  const texts = examples[measure].map((example, place) => typed[place] || example);
  const size =
    measure === 'window'
      ? priceOfWindow(texts, typed[2] ?? '', product)
      : priceOfNumber(texts[0] ?? '', product);
  const { count, price } = size;
  return { ...size, range: count && price ? timesRange(price, count) : undefined };
}
