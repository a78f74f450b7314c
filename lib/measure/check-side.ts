import type { Finding, FindingCode, Fix } from './finding';
import { fieldText, readLength, roundToMm, type Unit } from './length';
import { plausibleCm, straightWithinCm, tapeCm } from './limits';
import type { LengthField, PlannedWindow } from './plan';
import { fieldsOf, type Side } from './take';

interface Measured {
  readonly field: LengthField;
  readonly text: string;
  readonly cm: number;
  readonly stated: boolean;
}

function about(side: Side): 'widths' | 'heights' {
  return side === 'width' ? 'widths' : 'heights';
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

interface Slip {
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

function yes(window: PlannedWindow, field: LengthField, cm: number, unit: Unit): Fix {
  return {
    code: 'yes',
    change: { lengths: { ...window.lengths, [field]: fieldText(cm, unit) } },
  };
}

function slipOf(
  window: PlannedWindow,
  measured: Measured,
  all: readonly Measured[],
  side: Side,
  unit: Unit,
): Finding | undefined {
  const { field, cm, text } = measured;
  const { from, to } = plausibleCm[side];
  const other = reference(measured, all, side);
  const slip =
    (other && slipAgainst(cm, other)) || slipAlone(cm, side) || slipOfTape(measured, all);
  if (!slip) return undefined;
  const meantCm = slip.meantCm === undefined ? undefined : roundToMm(slip.meantCm);
  return {
    code: slip.code,
    tone: 'look',
    about: about(side),
    fields: [field],
    typed: text.trim(),
    lengths: {
      typed: cm,
      least: from,
      most: slip.code === 'tape' ? tapeCm : to,
      ...(meantCm && { meant: meantCm }),
    },
    ...(meantCm && { fix: yes(window, field, meantCm, unit) }),
  };
}

/**
 * Looks at the three widths or heights of a window: what cannot be read, what is in another unit, what is a slip, and
 * whether the rest agrees. What is calculated rests on all of them or on nothing; what is drawn, on those not slipped.
 */
export function checkSide(window: PlannedWindow, side: Side, unit: Unit) {
  const fields = fieldsOf[side];
  const findings: Finding[] = [];
  const all: Measured[] = [];
  for (const field of fields) {
    const text = window.lengths[field];
    const reading = readLength(text, unit);
    const shared = { about: about(side), fields: [field], typed: text.trim() };
    if (reading.kind === 'unreadable') {
      findings.push({ ...shared, code: 'unreadable', tone: 'look', lengths: {} });
    }
    if (reading.kind !== 'length') continue;
    all.push({ field, text, cm: reading.cm, stated: reading.stated });
  }

  const slips = all.map((measured) => slipOf(window, measured, all, side, unit));
  findings.push(...slips.filter((slip) => slip !== undefined));
  for (const [index, { field, text, cm, stated }] of all.entries()) {
    if (!stated || slips[index]) continue;
    findings.push({
      code: 'converted',
      tone: 'fine',
      about: about(side),
      fields: [field],
      typed: text.trim(),
      lengths: { meant: roundToMm(cm) },
    });
  }

  const sound = all.filter((_, index) => !slips[index]).map(({ cm }) => roundToMm(cm));
  if (sound.length === all.length && all.length > 1) {
    const least = Math.min(...sound);
    const most = Math.max(...sound);
    const difference = roundToMm(most - least);
    const straight = difference <= straightWithinCm;
    if (!straight || all.length === fields.length) {
      findings.push({
        code: straight ? 'straight' : 'differ',
        tone: straight ? 'fine' : 'look',
        about: about(side),
        fields: straight ? [] : all.map(({ field }) => field),
        lengths: { difference, least, most },
      });
    }
  }
  const faulty = findings.some(({ code }) => code === 'unreadable') || sound.length < all.length;
  const slipped = fields.filter((field) =>
    findings.some(
      ({ tone, code, fields: about }) =>
        tone === 'look' && code !== 'differ' && about.includes(field),
    ),
  );
  return { findings, missing: fields.length - all.length, faulty, slipped };
}
