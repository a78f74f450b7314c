import { trade } from '../model/allowances';
import type { Measured } from '../model/measure';
import type { LengthField, Side } from '../model/window';

/** A number that was not meant as it stands. */
export interface Slip {
  readonly code: 'beside' | 'range' | 'tape';
  /** What was meant is so many times as much, where one can tell. */
  readonly factor?: number | undefined;
  /** Lengths that the sentence names. */
  readonly lengths: Readonly<Record<string, number>>;
}

/** Whether two lengths may be of one opening. */
function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.25 * Math.max(one, other);
}

/** A length outside its range, and the lost or doubled digit or the unit that would bring it there. */
function rangeSlip(cm: number, least: number, most: number): Slip | undefined {
  if (cm >= least && cm <= most) return undefined;
  const factors = cm < least ? [10, 100, 1000] : [1 / 10, 1 / 100];
  const factor = factors.find((each) => cm * each >= least && cm * each <= most);
  return { code: 'range', factor, lengths: { least, most } };
}

/** Against the other readings, where they agree and could be a window's. */
function besideSlip(measured: Measured, all: readonly Measured[], side: Side): Slip | undefined {
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
 * What is wrong with one of the readings of a side, judged by the others first. A bare number beyond any tape, such as
 * '1 200' for 120 cm, is asked about; a wall so wide is told by its unit.
 */
export function slipOf(measured: Measured, all: readonly Measured[], side: Side): Slip | undefined {
  const { from, to } = trade.plausibleCm[side];
  const slip = besideSlip(measured, all, side) ?? rangeSlip(measured.cm, from, to);
  if (slip) return slip;
  const meant = all.some(({ stated, cm }) => stated && isAlike(cm, measured.cm));
  if (measured.cm <= trade.tapeCm || meant) return undefined;
  return { code: 'tape', factor: 1 / 10, lengths: { most: trade.tapeCm } };
}

/** What is wrong with a measure beside the six: one too large for what it is. */
export function otherSlipOf({ field, cm }: Measured): Slip | undefined {
  const most: Readonly<Partial<Record<LengthField, number>>> = trade.mostOtherCm;
  return rangeSlip(cm, 0, most[field] ?? Number.POSITIVE_INFINITY);
}
