import { plausibleCm, tapeCm } from '../model/allowances';
import type { Measured, Side } from '../model/measure';
import type { IssueCode } from './issue';

/** A number that was not meant as it stands. */
export interface EntryError {
  readonly code: IssueCode;
  /** What was meant, more likely than not. */
  readonly meantCm?: number;
}

/** Whether two lengths may be of one opening. */
export function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.25 * Math.max(one, other);
}

/** The other readings' length, if they agree with each other and could be a window's. */
function referenceFor(
  measured: Measured,
  all: readonly Measured[],
  side: Side,
): number | undefined {
  const { from, to } = plausibleCm[side];
  const others = all.filter(({ field }) => field !== measured.field).map(({ cm }) => cm);
  const [first, second = first] = others;
  if (first === undefined || second === undefined || !isAlike(first, second)) return undefined;
  const middle = (first + second) / 2;
  return middle >= from && middle <= to ? middle : undefined;
}

/** Against the other readings: a lost or a doubled digit, or metres typed as the unit. */
function errorAgainst(cm: number, other: number): EntryError | undefined {
  if (isAlike(cm * 10, other)) return { code: 'tenth', meantCm: cm * 10 };
  if (isAlike(cm / 10, other)) return { code: 'tenfold', meantCm: cm / 10 };
  if (isAlike(cm * 100, other)) return { code: 'metres', meantCm: cm * 100 };
  if (isAlike(cm * 1000, other)) return { code: 'metres', meantCm: cm * 1000 };
  return undefined;
}

/** A number that no window has, and what it becomes with its comma or its unit put right. */
function errorAlone(cm: number, side: Side): EntryError | undefined {
  const { from, to } = plausibleCm[side];
  if (cm >= from && cm <= to) return undefined;
  const small = cm < from;
  const guesses = small ? [cm * 10, cm * 100, cm * 1000] : [cm / 10, cm / 100];
  const meantCm = guesses.find((guess) => guess >= from && guess <= to);
  if (meantCm === undefined) return { code: small ? 'smallOnly' : 'largeOnly' };
  return { code: small ? 'small' : 'large', meantCm };
}

/**
 * What is wrong with one of the readings of a side, judged by the others first. A bare number beyond any tape, such as
 * '1 200' for 120 cm, is asked about; a wall so wide is told by its unit.
 */
export function detectEntryError(
  measured: Measured,
  all: readonly Measured[],
  side: Side,
): EntryError | undefined {
  const other = referenceFor(measured, all, side);
  const error =
    (other && errorAgainst(measured.cm, other)) || errorAlone(measured.cm, side) || undefined;
  if (error) return error;
  const meant = all.some(({ stated, cm }) => stated && isAlike(cm, measured.cm));
  return measured.cm > tapeCm && !meant ? { code: 'tape', meantCm: measured.cm / 10 } : undefined;
}
