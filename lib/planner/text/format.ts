import type { Unit } from '@/config/window';
import { fill, isolated, lowerInitial, plural } from '@/lib/text';
import type { Issue } from '../checks/check-lengths';
import { fieldText } from '../model/length';
import { countAll, type Plan, type Step, sentWindows } from '../model/plan';
import { mostAlike, type PlannedWindow } from '../model/window';
import type { PlannerWords } from '../shop';

export function formatLength(cm: number, unit: Unit, words: PlannerWords): string {
  const values = { value: fieldText(cm, unit), unit: words.options.unit[unit] };
  return isolated(fill(words.length, values), words);
}

/** Metres of cloth: '8.6 m'. */
export const formatMetres = (metres: number, words: PlannerWords): string =>
  formatLength(Math.round(metres * 10) * 10, 'm', words);

export const formatArea = (m2: number, words: PlannerWords): string =>
  isolated(fill(words.length, { value: m2, unit: words.squareMetre }), words);

/** Width and height, labelled to avoid confusion: 'width 258 × height ? cm'. */
export function formatSize(
  { width, height }: Readonly<Record<'width' | 'height', number | undefined>>,
  unit: Unit,
  words: PlannerWords,
): string {
  const known = (cm: number | undefined) =>
    cm === undefined ? words.unknown : fieldText(cm, unit);
  const values = { width: known(width), height: known(height), unit: words.options.unit[unit] };
  return isolated(fill(words.size, values), words);
}

/** A list with commas, since 'a, b and c' depends on the language. */
export const joined = (words: PlannerWords, parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(words.comma);

/** A window's name: '1. Hall', or 'Window 1'. */
export function windowName({ windows }: Plan, window: PlannedWindow, words: PlannerWords): string {
  const room = isolated(window.room.trim(), words);
  const number = windows.findIndex(({ id }) => id === window.id) + 1;
  return room ? `${number}. ${room}` : fill(words.windowNumbered, { number });
}

function spoken(number: number, window: PlannedWindow | undefined, words: PlannerWords): string {
  const numbered = fill(words.windowNumbered, { number });
  return joined(words, [numbered, isolated(window?.room.trim() ?? '', words)]);
}

/** A window's name where it is heard: 'Window 1, Hall'. */
export function spokenName({ windows }: Plan, { id }: PlannedWindow, words: PlannerWords): string {
  const at = windows.findIndex((each) => each.id === id);
  return spoken(at + 1, windows[at], words);
}

export const countWindows = (count: number, words: PlannerWords): string =>
  plural(count, words.list.windows, words.language);

export function describeList(plan: Plan, words: PlannerWords): string {
  const count = countWindows(countAll(sentWindows(plan)), words);
  return joined(words, [count, isolated(plan.place.trim(), words)]);
}

/** What a step took away: 'window 2, Hall', '5 windows', or the list that another replaced. */
export function describeStep(step: Step, plan: Plan, words: PlannerWords): string {
  if (step.id !== plan.id) return describeList(step, words);
  const { windows, at } = step;
  if (windows.length > 1) return countWindows(countAll(windows), words);
  return lowerInitial(spoken(at + 1, windows[0], words));
}

export function stepText(step: Step, plan: Plan, words: PlannerWords): string {
  const { deleted, replaced } = words.status;
  const text = step.id === plan.id ? deleted : replaced;
  return fill(text, { what: describeStep(step, plan, words) });
}

export function issueText({ code, lengths, typed = '' }: Issue, unit: Unit, words: PlannerWords) {
  const values = Object.fromEntries(
    Object.entries(lengths).map(([name, cm]) => [name, formatLength(cm, unit, words)]),
  );
  const text = fill(words.issues[code], {
    ...values,
    text: isolated(typed, words),
    limit: mostAlike,
  });
  if (lengths.typed === undefined) return text;
  return `${text} ${fill(words.entryError[lengths.meant === undefined ? 'again' : 'meant'], values)}`;
}
