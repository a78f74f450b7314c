import { trade } from '../model/allowances';
import { fieldText, roundToMm } from '../model/length';
import type { Measured, MeasuredWindow } from '../model/measure';
import type { Change } from '../model/plan-state';
import {
  diagonals,
  isCurtain,
  isDoor,
  type LengthField,
  lengthFields,
  type PlannedWindow,
  type Side,
  sides,
} from '../model/window';
import { detectEntryError, detectOtherError, type EntryError } from './entry-error';
import { type Fix, type Issue, issue } from './issue';

/** A diagonal that differs by more than this share from the calculated one is an entry error, not a slanting wall. */
const diagonalTolerance = 0.08;

/** A change of the texts in some fields. */
export function withTexts(
  { lengths }: PlannedWindow,
  texts: readonly (readonly [field: LengthField, text: string])[],
): Change {
  return { lengths: { ...lengths, ...Object.fromEntries(texts) } };
}

/** One issue for an entry error; equal readings share it: three of 900 cm are one question. */
function entryErrorIssue(
  window: PlannedWindow,
  about: Issue['about'],
  { code, factor, lengths }: EntryError,
  readings: readonly Measured[],
): Issue {
  const [{ cm: typed, text } = { cm: 0, text: '' }] = readings;
  const times = (cm: number) => roundToMm(cm * (factor ?? 1));
  const fix = (code: Fix['code'], named: number, textOf: (cm: number) => string): Fix => {
    const texts = readings.map(({ field, cm }) => [field, textOf(cm)] as const);
    return { code, cm: named, change: withTexts(window, texts) };
  };
  const yes = fix('yes', times(typed), (cm) => fieldText(times(cm), window.unit));
  // A button, since numeric keypads cannot type '9 m'.
  const asTyped = fix('asTyped', typed, (cm) => `${fieldText(cm, 'm')} m`);
  return issue(code, 'warning', about, {
    fields: readings.map(({ field }) => field),
    typed: text,
    lengths: { ...lengths, typed, ...(factor && { meant: times(typed) }) },
    ...(factor && { fixes: code === 'tape' ? [yes, asTyped] : [yes] }),
  });
}

/** Issues of unreadable fields. */
function unreadableIssues(
  { window, unreadable }: MeasuredWindow,
  about: Issue['about'],
  fields: readonly LengthField[],
): readonly Issue[] {
  const found = fields.filter((field) => unreadable.includes(field));
  return found.map((field) =>
    issue('unreadable', 'warning', about, { fields: [field], typed: window.lengths[field] ?? '' }),
  );
}

/** Smallest and largest reading, and their difference. */
function spread(readings: readonly Measured[]) {
  const lengths = readings.map(({ cm }) => roundToMm(cm));
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return { least, most, difference: roundToMm(most - least) };
}

/** Issues of the three widths or heights: unreadable, implausible, or not in agreement. */
export function checkSide(measured: MeasuredWindow, side: Side): readonly Issue[] {
  const { window } = measured;
  const all = measured[side];
  const unreadable = unreadableIssues(measured, side, sides[side]);
  const errors = all.map((each) => ({ each, error: detectEntryError(each, all, side) }));
  const first = errors.find(({ error }) => error);
  if (first?.error) {
    const { code } = first.error;
    const alike = errors.filter(
      ({ each, error }) => error?.code === code && (code === 'tape' || each.cm === first.each.cm),
    );
    const readings = alike.map(({ each }) => each);
    return [...unreadable, entryErrorIssue(window, side, first.error, readings)];
  }
  const converted = all
    .filter(({ stated }) => stated)
    .map(({ field, text, cm }) =>
      issue('converted', 'ok', side, { fields: [field], typed: text, lengths: { meant: cm } }),
    );
  const lengths = spread(all);
  const straight = lengths.difference <= trade.straightWithinCm;
  if (!straight) {
    const fields = all.map(({ field }) => field);
    return [...unreadable, ...converted, issue('differ', 'warning', side, { fields, lengths })];
  }
  const governing = measured.governing[side];
  if (!governing || all.length < 3) return [...unreadable, ...converted];
  const counts = issue(governing.reason, 'ok', side, { lengths: { taken: governing.cm } });
  return [...converted, issue('straight', 'ok', side, { lengths }), counts];
}

/** A window's fields besides the six measures. */
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
function checkDiagonals({ window, lengths, governing }: MeasuredWindow): readonly Issue[] {
  const { width, height } = governing;
  const known = diagonals.flatMap((field) => lengths[field] ?? []);
  const other = width && height && roundToMm(Math.hypot(width.cm, height.cm));
  const off = known.filter(({ cm }) => other && Math.abs(cm - other) > other * diagonalTolerance);
  if (other && off.length > 0)
    return [entryErrorIssue(window, 'details', { code: 'beside', lengths: { other } }, off)];
  const difference = spread(known);
  if (known.length < 2 || difference.difference <= trade.straightWithinCm) return [];
  return [
    issue('outOfSquare', 'warning', 'details', {
      fields: diagonals,
      lengths: difference,
      fixes: [{ code: 'outside', change: { mount: 'wall' } }],
    }),
  ];
}

/** Issues of the other measures: unreadable or implausible. */
export function checkOthers(measured: MeasuredWindow): readonly Issue[] {
  const { window, lengths } = measured;
  const fields = otherFieldsOf(window);
  const errors = fields.flatMap((field) => {
    const reading = lengths[field];
    const error = reading && detectOtherError(reading);
    return error ? [entryErrorIssue(window, 'details', error, [reading])] : [];
  });
  const square = fields.includes('diagonalUp') ? checkDiagonals(measured) : [];
  return [...unreadableIssues(measured, 'details', fields), ...errors, ...square];
}
