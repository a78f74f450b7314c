import type { Side } from '@/config/window';
import { trade } from '../model/allowances';
import type { Measured } from './measure';

/** A digit too many or too few, or another unit: multiplied by `factor`, the length is plausible. */
export interface EntryError {
  readonly code: 'beside' | 'range' | 'tape';
  readonly factor?: number | undefined;
  readonly lengths: Readonly<Record<string, number>>;
}

function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.25 * Math.max(one, other);
}

export function rangeError(cm: number, least: number, most: number): EntryError | undefined {
  if (cm >= least && cm <= most) return undefined;
  const factors = cm < least ? [10, 100, 1000] : [1 / 10, 1 / 100];
  const factor = factors.find((each) => cm * each >= least && cm * each <= most);
  return { code: 'range', factor, lengths: { least, most } };
}

/** An error compared with the other readings, if these agree and are plausible. */
function comparisonError(cm: number, others: readonly number[], side: Side) {
  const [first, second = first] = others;
  if (first === undefined || second === undefined || !isAlike(first, second)) return undefined;
  const other = (first + second) / 2;
  const { from, to } = trade.plausibleCm[side];
  if (other < from || other > to) return undefined;
  const factor = [10, 1 / 10, 100, 1000].find((each) => isAlike(cm * each, other));
  return factor && { code: 'beside' as const, factor, lengths: { other: first } };
}

/**
 * The error in one reading of a side, compared with the others first. A bare number beyond any tape, such as '1 200' for
 * 120 cm, is one; a real width of 12 m is typed with its unit.
 */
export function sideError(
  measured: Measured,
  all: readonly Measured[],
  side: Side,
): EntryError | undefined {
  const { cm } = measured;
  const { from, to } = trade.plausibleCm[side];
  const others = all.filter((each) => each !== measured).map((each) => each.cm);
  const error = comparisonError(cm, others, side) || rangeError(cm, from, to);
  if (error) return error;
  const meant = all.some((each) => each.stated && isAlike(each.cm, cm));
  if (cm <= trade.tapeCm || meant) return undefined;
  return { code: 'tape', factor: 1 / 10, lengths: { most: trade.tapeCm } };
}
