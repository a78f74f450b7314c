import { diagonals, type LengthField, type Side, sides } from '@/config/window';
import { trade } from '../model/allowances';
import type { Change } from '../model/edits';
import { fieldText, roundToMm } from '../model/length';
import { otherFieldsOf } from '../model/window';
import type { PlannerWords } from '../shop';
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
  readonly about: Side | 'details' | 'result' | 'alike';
  readonly fields: readonly (LengthField | 'alike')[];
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
export const error = issueOf('error');

export const onTheWall = [{ code: 'outside', change: { mount: 'wall' } }] as const;

/** Texts that are no length, and lengths out of range. One question stands for all that the same factor corrects. */
function* entryErrors(
  { window, unreadable, lengths }: MeasuredWindow,
  about: Issue['about'],
  fields: readonly LengthField[],
  [least, most]: readonly [least: number, most: number],
): Generator<Issue> {
  for (const field of fields) {
    const typed = window.lengths[field] ?? '';
    if (unreadable.includes(field))
      yield error('unreadable', about, {}, { fields: [field], typed });
  }
  const fits = (cm: number, upTo = most) => cm >= least && cm <= upTo;
  // With its unit, a length is believed if it is longer than a tape.
  const wrong = fields
    .flatMap((field) => lengths[field] ?? [])
    .filter(({ cm, stated }) => !fits(cm, stated ? most * trade.statedOfMost : most));
  const [first] = wrong;
  if (!first) return;
  const factor = [10, 1 / 10, 100, 1 / 100, 1000].find((each) => fits(first.cm * each));
  const alike = factor ? wrong.filter(({ cm }) => fits(cm * factor)) : wrong;
  const fix = (code: Fix['code'], cm: number, textOf: (cm: number) => string): Fix => {
    const put = alike.map((each) => [each.field, textOf(each.cm)]);
    return { code, cm, change: { lengths: { ...window.lengths, ...Object.fromEntries(put) } } };
  };
  const correct = (cm: number) => roundToMm(cm * (factor ?? 1));
  const yes = fix('yes', correct(first.cm), (cm) => fieldText(correct(cm), window.unit));
  // A button, since numeric keypads cannot type '9 m'.
  const asTyped = fix('asTyped', first.cm, (cm) => `${fieldText(cm, 'm')} m`);
  const isPossible = first.cm > most && first.cm <= most * trade.statedOfMost;
  const values = { least, most, typed: first.cm, ...(factor && { meant: correct(first.cm) }) };
  yield error('range', about, values, {
    fields: alike.map(({ field }) => field),
    fixes: [...(factor ? [yes] : []), ...(isPossible ? [asTyped] : [])],
  });
}

function spread(readings: readonly Measured[]) {
  const lengths = readings.map(({ cm }) => roundToMm(cm));
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return { least, most, difference: roundToMm(most - least) };
}

export function* checkSide(measured: MeasuredWindow, side: Side): Generator<Issue> {
  const errors = [...entryErrors(measured, side, sides[side], trade.plausibleCm[side])];
  yield* errors;
  if (errors.length > 0) return;
  const all = measured[side];
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

export function* checkOthers(measured: MeasuredWindow): Generator<Issue> {
  const { window, lengths } = measured;
  const fields = otherFieldsOf(window);
  for (const field of fields) {
    yield* entryErrors(measured, 'details', [field], [0, trade.mostOtherCm[field]]);
  }
  const across = diagonals.flatMap((field) => (fields.includes(field) && lengths[field]) || []);
  const difference = spread(across);
  if (across.length === 2 && difference.difference > trade.straightWithinCm) {
    yield warning('outOfSquare', 'details', difference, { fields: diagonals, fixes: onTheWall });
  }
}
