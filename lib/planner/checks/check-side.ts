import { plausibleCm, straightWithinCm, tapeCm } from '../model/allowances';
import { fieldText, roundToMm } from '../model/length';
import { fieldsOf, type Measured, type MeasuredWindow, type Side } from '../model/measure';
import type { LengthField, PlannedWindow } from '../model/plan';
import { detectEntryError, type EntryError } from './entry-error';
import { type Fix, type Issue, issue } from './issue';

/** The same window with other texts in some of its fields. */
export function withTexts(
  { lengths }: PlannedWindow,
  fields: readonly LengthField[],
  textOf: (field: LengthField) => string,
): Partial<PlannedWindow> {
  const texts = Object.fromEntries(fields.map((field) => [field, textOf(field)]));
  return { lengths: { ...lengths, ...texts } };
}

/** Readings with the same error are one issue: three of 900 cm are asked about once. */
function entryIssue(
  { window, unit }: MeasuredWindow,
  side: Side,
  wrong: readonly (readonly [Measured, EntryError])[],
): Issue {
  const [[first, error] = []] = wrong;
  if (!first || !error) throw new Error('an entry error is of a reading');
  const { from, to } = plausibleCm[side];
  const fields = wrong.map(([{ field }]) => field);
  const cmBy = new Map(wrong.map(([{ field, cm }]) => [field, cm]));
  const meantCm = error.meantCm === undefined ? undefined : roundToMm(error.meantCm);
  const factor = (error.meantCm ?? first.cm) / first.cm;
  const yes: Fix = {
    code: 'yes',
    cm: meantCm ?? first.cm,
    change: withTexts(window, fields, (field) =>
      fieldText(roundToMm((cmBy.get(field) ?? 0) * factor), unit),
    ),
  };
  // The way out can be pressed: a keypad of digits has no letters for '9 m'.
  const asTyped: Fix = {
    code: 'asTyped',
    cm: roundToMm(first.cm),
    change: withTexts(window, fields, (field) => `${fieldText(cmBy.get(field) ?? 0, 'm')} m`),
  };
  return issue(error.code, 'warning', side, {
    fields,
    typed: first.text.trim(),
    lengths: {
      typed: first.cm,
      least: from,
      most: error.code === 'tape' ? tapeCm : to,
      ...(meantCm !== undefined && { meant: meantCm }),
    },
    ...(meantCm !== undefined && { fixes: error.code === 'tape' ? [yes, asTyped] : [yes] }),
  });
}

export interface CheckedSide {
  readonly issues: readonly Issue[];
  /** How many of its three places are measured. */
  readonly count: number;
  /** Fields that cannot be read or cannot be right: nothing is calculated meanwhile. */
  readonly faulty: readonly LengthField[];
}

/** Looks at the three widths or heights of a window: what cannot be read, what cannot be meant, whether the rest agrees. */
export function checkSide(measured: MeasuredWindow, side: Side): CheckedSide {
  const { window, readings } = measured;
  const all = measured[side];
  const unreadable = fieldsOf[side].filter((field) => readings[field].kind === 'unreadable');
  const wrong = all.flatMap((reading) => {
    const error = detectEntryError(reading, all, side);
    return error ? [[reading, error] as const] : [];
  });
  const groups = new Map<string, (readonly [Measured, EntryError])[]>();
  for (const one of wrong) {
    const [{ cm }, { code }] = one;
    const key = code === 'tape' ? code : `${code} ${cm}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const issues: Issue[] = [
    ...unreadable.map((field) =>
      issue('unreadable', 'warning', side, {
        fields: [field],
        typed: window.lengths[field].trim(),
      }),
    ),
    ...[...groups.values()].map((group) => entryIssue(measured, side, group)),
  ];
  const wrongFields = wrong.map(([{ field }]) => field);
  for (const { field, text, cm, stated } of all) {
    if (!stated || wrongFields.includes(field)) continue;
    const lengths = { meant: roundToMm(cm) };
    issues.push(issue('converted', 'ok', side, { fields: [field], typed: text.trim(), lengths }));
  }
  const lengths = all.map(({ cm }) => roundToMm(cm));
  if (wrong.length === 0 && all.length > 1) {
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    const difference = roundToMm(most - least);
    const straight = difference <= straightWithinCm;
    if (!straight || all.length === fieldsOf[side].length) {
      issues.push(
        issue(straight ? 'straight' : 'differ', straight ? 'ok' : 'warning', side, {
          fields: straight ? [] : all.map(({ field }) => field),
          lengths: { difference, least, most },
        }),
      );
    }
  }
  return { issues, count: all.length, faulty: [...unreadable, ...wrongFields] };
}
