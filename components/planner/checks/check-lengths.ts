import { diagonals, type LengthField, type Side, sides } from '@/config/window';
import { trade } from '../model/allowances';
import type { Change } from '../model/edits';
import { fieldText, roundToMm } from '../model/length';
import { otherFieldsOf, type PlannedWindow } from '../model/window';
import type { PlannerWords } from '../shop';
import { type EntryError, rangeError, sideError } from './entry-error';
import type { Measured, MeasuredWindow } from './measure';

export interface Fix {
  readonly code: keyof PlannerWords['fixes'];
  readonly change: Change;
  /** The length in its label. */
  readonly cm?: number;
}

/** What is to be said about a window; content has a sentence for each code. With an error nothing is calculated. */
export interface Issue {
  readonly code: keyof PlannerWords['issues'];
  readonly severity: 'ok' | 'warning' | 'error';
  readonly about: 'width' | 'height' | 'details' | 'result';
  readonly fields: readonly LengthField[];
  readonly lengths: Readonly<Record<string, number>>;
  readonly typed?: string;
  readonly fixes?: readonly Fix[];
}

const issueOf =
  (severity: Issue['severity']) =>
  (
    code: Issue['code'],
    about: Issue['about'],
    lengths: Issue['lengths'] = {},
    rest: Partial<Issue> = {},
  ): Issue => ({ code, severity, about, lengths, fields: [], ...rest });

export const warning = issueOf('warning');
export const note = issueOf('ok');
const error = issueOf('error');

export const onTheWall = [{ code: 'outside', change: { mount: 'wall' } }] as const;

/** A diagonal that differs by more than this share from the calculated one is an entry error, not a slanting wall. */
const diagonalTolerance = 0.08;

/** One issue for an entry error; equal readings share it: three of 900 cm are one question. */
function entryError(
  { lengths: texts, unit }: PlannedWindow,
  about: Issue['about'],
  { code, factor, lengths }: EntryError,
  readings: readonly Measured[],
): Issue {
  const [{ cm: typed, text } = { cm: 0, text: '' }] = readings;
  const rest = { typed: text, fields: readings.map(({ field }) => field) };
  if (!factor) return error(code, about, { ...lengths, typed }, rest);
  const meant = roundToMm(typed * factor);
  const fix = (code: Fix['code'], cm: number, textOf: (cm: number) => string): Fix => {
    const put = readings.map(({ field, cm: reading }) => [field, textOf(reading)]);
    return { code, cm, change: { lengths: { ...texts, ...Object.fromEntries(put) } } };
  };
  const yes = fix('yes', meant, (cm) => fieldText(roundToMm(cm * factor), unit));
  // A button, since numeric keypads cannot type '9 m'.
  const asTyped = fix('asTyped', typed, (cm) => `${fieldText(cm, 'm')} m`);
  const fixes = code === 'tape' ? [yes, asTyped] : [yes];
  return error(code, about, { ...lengths, typed, meant }, { ...rest, fixes });
}

function unreadableIssues(
  { window, unreadable }: MeasuredWindow,
  about: Issue['about'],
  fields: readonly LengthField[],
): readonly Issue[] {
  return unreadable
    .filter((field) => fields.includes(field))
    .map((field) =>
      error('unreadable', about, {}, { fields: [field], typed: window.lengths[field] ?? '' }),
    );
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
  const errors = all.flatMap((each) => {
    const found = sideError(each, all, side);
    return found ? [{ each, found }] : [];
  });
  const [first] = errors;
  if (first) {
    const { code } = first.found;
    const alike = errors.filter(
      ({ each, found }) => found.code === code && (code === 'tape' || each.cm === first.each.cm),
    );
    const readings = alike.map(({ each }) => each);
    yield entryError(measured.window, side, first.found, readings);
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

/** Issues of a blind's recess from its diagonals: an entry error, or out of square. */
function* checkDiagonals({ window, lengths, governing }: MeasuredWindow): Generator<Issue> {
  const { width, height } = governing;
  const known = diagonals.flatMap((field) => lengths[field] ?? []);
  const other = width && height && roundToMm(Math.hypot(width.cm, height.cm));
  const off = known.filter(({ cm }) => other && Math.abs(cm - other) > other * diagonalTolerance);
  const difference = spread(known);
  if (other && off.length > 0) {
    yield entryError(window, 'details', { code: 'beside', lengths: { other } }, off);
  } else if (known.length === 2 && difference.difference > trade.straightWithinCm) {
    yield warning('outOfSquare', 'details', difference, { fields: diagonals, fixes: onTheWall });
  }
}

export function* checkOthers(measured: MeasuredWindow): Generator<Issue> {
  const { window, lengths } = measured;
  const fields = otherFieldsOf(window);
  yield* unreadableIssues(measured, 'details', fields);
  const greatest: Readonly<Partial<Record<LengthField, number>>> = trade.mostOtherCm;
  for (const field of fields) {
    const reading = lengths[field];
    const found = reading && rangeError(reading.cm, 0, greatest[field] ?? Number.POSITIVE_INFINITY);
    if (found) yield entryError(window, 'details', found, [reading]);
  }
  if (fields.includes('diagonalUp')) yield* checkDiagonals(measured);
}
