import { trade } from '@/components/planner/model/allowances';
import type { Measured } from '@/components/planner/model/measure';
import type { LengthField, Side } from '@/config/window';

export interface EntryError {
  readonly code: 'beside' | 'range' | 'tape';
  /** Multiplied by this, the length is plausible. */
  readonly factor?: number | undefined;
  readonly lengths: Readonly<Record<string, number>>;
}

function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.25 * Math.max(one, other);
}

/** A length outside its range, and the factor (a digit too many or too few, or another unit) that corrects it. */
function rangeError(cm: number, least: number, most: number): EntryError | undefined {
  if (cm >= least && cm <= most) return undefined;
  const factors = cm < least ? [10, 100, 1000] : [1 / 10, 1 / 100];
  const factor = factors.find((each) => cm * each >= least && cm * each <= most);
  return { code: 'range', factor, lengths: { least, most } };
}

/** An error compared with the other readings, if these agree and are plausible. */
function comparisonError(
  measured: Measured,
  all: readonly Measured[],
  side: Side,
): EntryError | undefined {
  const others = all.filter((each) => each !== measured).map(({ cm }) => cm);
  const [first, second = first] = others;
  if (first === undefined || second === undefined || !isAlike(first, second)) return undefined;
  const other = (first + second) / 2;
  const { from, to } = trade.plausibleCm[side];
  if (other < from || other > to) return undefined;
  const factor = [10, 1 / 10, 100, 1000].find((each) => isAlike(measured.cm * each, other));
  return factor ? { code: 'beside', factor, lengths: { other: first } } : undefined;
}

/**
 * The error in one reading of a side, compared with the others first. A bare number beyond any tape, such as '1 200' for
 * 120 cm, is one; a real width of 12 m is typed with its unit.
 */
export function detectEntryError(
  measured: Measured,
  all: readonly Measured[],
  side: Side,
): EntryError | undefined {
  const { from, to } = trade.plausibleCm[side];
  const error = comparisonError(measured, all, side) ?? rangeError(measured.cm, from, to);
  if (error) return error;
  const meant = all.some(({ stated, cm }) => stated && isAlike(cm, measured.cm));
  if (measured.cm <= trade.tapeCm || meant) return undefined;
  return { code: 'tape', factor: 1 / 10, lengths: { most: trade.tapeCm } };
}

export function detectOtherError({ field, cm }: Measured): EntryError | undefined {
  const most: Readonly<Partial<Record<LengthField, number>>> = trade.mostOtherCm;
  return rangeError(cm, 0, most[field] ?? Number.POSITIVE_INFINITY);
}
