import type { FindingCode } from './finding';
import { plausibleCm, tapeCm } from './limits';
import type { LengthField } from './plan';
import type { Side } from './take';

/** A reading of the tape. */
export interface Measured {
  readonly field: LengthField;
  /** As it was typed. */
  readonly text: string;
  readonly cm: number;
  /** Whether its unit was typed with it. */
  readonly stated: boolean;
}

/** How much two lengths may differ and still be of one opening. */
function alike(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.25 * Math.max(one, other);
}

/** The others' length, if they agree with each other and could be a window's. */
function reference(measured: Measured, all: readonly Measured[], side: Side): number | undefined {
  const { from, to } = plausibleCm[side];
  const others = all.filter(({ field }) => field !== measured.field).map(({ cm }) => cm);
  const [first, second = first] = others;
  if (first === undefined || second === undefined || !alike(first, second)) return undefined;
  const middle = (first + second) / 2;
  return middle >= from && middle <= to ? middle : undefined;
}

/** A number that was not meant as it stands. */
export interface Slip {
  readonly code: FindingCode;
  /** What was meant, more likely than not. */
  readonly meantCm?: number;
}

/** A slip against the two other readings: a lost or a doubled place, or metres typed as the unit. */
function slipAgainst(cm: number, other: number): Slip | undefined {
  if (alike(cm * 10, other)) return { code: 'tenth', meantCm: cm * 10 };
  if (alike(cm / 10, other)) return { code: 'tenfold', meantCm: cm / 10 };
  if (alike(cm * 100, other)) return { code: 'metres', meantCm: cm * 100 };
  if (alike(cm * 1000, other)) return { code: 'metres', meantCm: cm * 1000 };
  return undefined;
}

/** A number that no window has, and what it becomes with its comma or its unit put right. */
function slipAlone(cm: number, side: Side): Slip | undefined {
  const { from, to } = plausibleCm[side];
  if (cm >= from && cm <= to) return undefined;
  const small = cm < from;
  // In metres first: 2.5 is read aloud more often than 0.25 dm.
  const guesses = small ? [cm * 10, cm * 100, cm * 1000] : [cm / 10, cm / 100];
  const meantCm = guesses.find((guess) => guess >= from && guess <= to);
  if (meantCm === undefined) return { code: small ? 'smallOnly' : 'largeOnly' };
  return { code: small ? 'small' : 'large', meantCm };
}

/** A bare number beyond any tape, such as '1 200' for 120 cm; a wall so wide is given in metres, by one of its readings at least. */
function slipOfTape({ cm }: Measured, all: readonly Measured[]): Slip | undefined {
  const meant = all.some((one) => one.stated && alike(one.cm, cm));
  return cm > tapeCm && !meant ? { code: 'tape', meantCm: cm / 10 } : undefined;
}

/** The slip in one of the readings of a side, judged by the others first. */
export function slipIn(measured: Measured, all: readonly Measured[], side: Side): Slip | undefined {
  const other = reference(measured, all, side);
  return (
    (other && slipAgainst(measured.cm, other)) ||
    slipAlone(measured.cm, side) ||
    slipOfTape(measured, all)
  );
}
