import { trade } from '@/components/planner/model/allowances';
import { fieldText, roundToMm } from '@/components/planner/model/length';
import type { Measured, MeasuredWindow } from '@/components/planner/model/measure';
import { isCurtain, isDoor, type PlannedWindow } from '@/components/planner/model/window';
import { diagonals, type LengthField, lengthFields, type Side, sides } from '@/config/window';
import { detectEntryError, detectOtherError, type EntryError } from './entry-error';
import { type Fix, type Issue, note, warning } from './issue';

/** A diagonal that differs by more than this share from the calculated one is an entry error, not a slanting wall. */
const diagonalTolerance = 0.08;

/** One issue for an entry error; equal readings share it: three of 900 cm are one question. */
function entryErrorIssue(
  { lengths: texts, unit }: PlannedWindow,
  about: Issue['about'],
  { code, factor, lengths }: EntryError,
  readings: readonly Measured[],
): Issue {
  const [{ cm: typed, text } = { cm: 0, text: '' }] = readings;
  const rest = { typed: text, fields: readings.map(({ field }) => field) };
  if (!factor) return warning(code, about, { ...lengths, typed }, rest);
  const meant = roundToMm(typed * factor);
  const fix = (code: Fix['code'], cm: number, textOf: (cm: number) => string): Fix => {
    const put = readings.map(({ field, cm: reading }) => [field, textOf(reading)]);
    return { code, cm, change: { lengths: { ...texts, ...Object.fromEntries(put) } } };
  };
  const yes = fix('yes', meant, (cm) => fieldText(roundToMm(cm * factor), unit));
  // A button, since numeric keypads cannot type '9 m'.
  const asTyped = fix('asTyped', typed, (cm) => `${fieldText(cm, 'm')} m`);
  const fixes = code === 'tape' ? [yes, asTyped] : [yes];
  return warning(code, about, { ...lengths, typed, meant }, { ...rest, fixes });
}

function* unreadableIssues(
  { window, unreadable }: MeasuredWindow,
  about: Issue['about'],
  fields: readonly LengthField[],
): Generator<Issue> {
  for (const field of unreadable.filter((each) => fields.includes(each))) {
    const typed = window.lengths[field] ?? '';
    yield warning('unreadable', about, {}, { fields: [field], typed });
  }
}

function spread(readings: readonly Measured[]) {
  const lengths = readings.map(({ cm }) => roundToMm(cm));
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return { least, most, difference: roundToMm(most - least) };
}

/** Issues of the three widths or heights: unreadable, implausible, or not in agreement. */
export function* checkSide(measured: MeasuredWindow, side: Side): Generator<Issue> {
  const all = measured[side];
  yield* unreadableIssues(measured, side, sides[side]);
  const errors = all.map((each) => ({ each, error: detectEntryError(each, all, side) }));
  const first = errors.find(({ error }) => error);
  if (first?.error) {
    const { code } = first.error;
    const alike = errors.filter(
      ({ each, error }) => error?.code === code && (code === 'tape' || each.cm === first.each.cm),
    );
    const readings = alike.map(({ each }) => each);
    yield entryErrorIssue(measured.window, side, first.error, readings);
    return;
  }
  for (const { stated, field, text, cm } of all)
    if (stated) yield note('converted', side, { meant: cm }, { fields: [field], typed: text });
  const lengths = spread(all);
  const governing = measured.governing[side];
  if (lengths.difference > trade.straightWithinCm) {
    yield warning('differ', side, lengths, { fields: all.map(({ field }) => field) });
  } else if (governing && all.length === sides[side].length) {
    yield note('straight', side, lengths);
    yield note(governing.reason, side, { taken: governing.cm });
  }
}

export function otherFieldsOf(window: PlannedWindow): readonly LengthField[] {
  const curtain = isCurtain(window);
  const recess = window.mount === 'recess';
  const applies: Readonly<Partial<Record<LengthField, boolean>>> = {
    depth: recess,
    beyond: !recess,
    clear: curtain || isDoor(window),
    sill: curtain && !recess,
    diagonalDown: recess && !curtain,
    diagonalUp: recess && !curtain,
  };
  return lengthFields.filter((field) => applies[field]);
}

/** Issues of a blind's recess from its diagonals: an entry error, or out of square. */
function* checkDiagonals({ window, lengths, governing }: MeasuredWindow): Generator<Issue> {
  const { width, height } = governing;
  const known = diagonals.flatMap((field) => lengths[field] ?? []);
  const other = width && height && roundToMm(Math.hypot(width.cm, height.cm));
  const off = known.filter(({ cm }) => other && Math.abs(cm - other) > other * diagonalTolerance);
  const difference = spread(known);
  if (other && off.length > 0) {
    yield entryErrorIssue(window, 'details', { code: 'beside', lengths: { other } }, off);
  } else if (known.length === 2 && difference.difference > trade.straightWithinCm) {
    const fixes = [{ code: 'outside', change: { mount: 'wall' } }] as const;
    yield warning('outOfSquare', 'details', difference, { fields: diagonals, fixes });
  }
}

export function* checkOthers(measured: MeasuredWindow): Generator<Issue> {
  const { window, lengths } = measured;
  const fields = otherFieldsOf(window);
  yield* unreadableIssues(measured, 'details', fields);
  for (const field of fields) {
    const reading = lengths[field];
    const error = reading && detectOtherError(reading);
    if (error) yield entryErrorIssue(window, 'details', error, [reading]);
  }
  if (fields.includes('diagonalUp')) yield* checkDiagonals(measured);
}
