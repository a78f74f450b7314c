import type { About, Finding } from './finding';
import { fieldText, readLength, roundToMm, type Unit } from './length';
import { mostBesideCm, straightWithinCm } from './limits';
import type { LengthField, PlannedWindow } from './plan';
import { takeOf } from './take';

/** Fields beside the six measures: where they stand, and the most that they can be. */
const beside: readonly (readonly [About, LengthField, most?: number])[] = [
  ['diagonals', 'diagonalDown'],
  ['diagonals', 'diagonalUp'],
  ['depth', 'depth', mostBesideCm.depth],
  ['more', 'beyond', mostBesideCm.beyond],
  ['more', 'clear', mostBesideCm.clear],
  ['more', 'sill', mostBesideCm.sill],
  ['cloth', 'repeat', mostBesideCm.repeat],
];

/** Texts of those fields that say no length, or one that is most likely a slip. */
export function checkBeside(window: PlannedWindow, unit: Unit): readonly Finding[] {
  return beside.flatMap(([about, field, most = Number.POSITIVE_INFINITY]): readonly Finding[] => {
    const typed = window.lengths[field];
    const reading = readLength(typed, unit);
    const shared = { tone: 'look', about, fields: [field] } as const;
    if (reading.kind === 'unreadable')
      return [{ ...shared, code: 'unreadable', lengths: {}, typed }];
    if (reading.kind !== 'length' || reading.cm <= most) return [];
    const meant = roundToMm(reading.cm / 10);
    const lengths = { typed: reading.cm, most, meant };
    const change = { lengths: { ...window.lengths, [field]: fieldText(meant, unit) } };
    const likely = meant <= most && { fix: { code: 'yes', change } as const };
    return [{ ...shared, code: 'unlikely', lengths, ...likely }];
  });
}

/** The length that a field gives, in centimetres. */
export function lengthOf(
  window: PlannedWindow,
  field: LengthField,
  unit: Unit,
): number | undefined {
  const reading = readLength(window.lengths[field], unit);
  return reading.kind === 'length' ? reading.cm : undefined;
}

/** A typed diagonal further than this from the calculated one, as a part of it, is a slip and not a slanting wall. */
const diagonalSlip = 0.08;

/** What the two diagonals tell of the opening: a slip, or that it is out of square. */
export function checkDiagonals(window: PlannedWindow, unit: Unit): readonly Finding[] {
  const fields = ['diagonalDown', 'diagonalUp'] as const;
  const [down, up] = fields.map((field) => lengthOf(window, field, unit));
  const width = takeOf(window, 'width', unit)?.cm;
  const height = takeOf(window, 'height', unit)?.cm;
  const expected = width && height ? roundToMm(Math.hypot(width, height)) : undefined;
  // A curtain's height is taken from its track to the floor: its opening is lower, but not narrower.
  const least = window.product === 'curtain' ? width : expected;
  const off = fields.flatMap((field): readonly Finding[] => {
    const cm = lengthOf(window, field, unit);
    if (cm === undefined || !expected || !least) return [];
    if (cm >= least * (1 - diagonalSlip) && cm <= expected * (1 + diagonalSlip)) return [];
    const lengths = { typed: cm, expected };
    return [{ code: 'diagonalOff', tone: 'look', about: 'diagonals', fields: [field], lengths }];
  });
  if (off.length > 0) return off;
  if (down === undefined && up === undefined) return [];
  if (down === undefined || up === undefined) {
    const field = down === undefined ? 'diagonalDown' : 'diagonalUp';
    return [
      { code: 'oneDiagonal', tone: 'look', about: 'diagonals', fields: [field], lengths: {} },
    ];
  }
  const difference = roundToMm(Math.abs(down - up));
  const square = difference <= straightWithinCm;
  return [
    {
      code: square ? 'square' : 'outOfSquare',
      tone: square ? 'fine' : 'look',
      about: 'diagonals',
      fields: square ? [] : fields,
      lengths: { difference, least: Math.min(down, up), most: Math.max(down, up) },
      ...(!square &&
        window.mount === 'inside' && { fix: { code: 'outside', change: { mount: 'outside' } } }),
    },
  ];
}
