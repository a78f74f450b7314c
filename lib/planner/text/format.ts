import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/text/fill';
import { plural } from '@/lib/text/plural';
import type { Issue } from '../checks/issue';
import { fieldText, type Unit } from '../model/length';
import type { GoverningMeasure } from '../model/measure';
import { isCurtain, type Plan, type PlannedWindow, sentWindows } from '../model/plan';

/** A text that keeps its own direction wherever it stands: first strong isolate, and its end. */
export function isolated(text: string, { direction }: Pick<PlannerWords, 'direction'>): string {
  const plain = direction === 'ltr' && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
  return plain || text === '' ? text : `\u2068${text}\u2069`;
}

/** A text in pieces: what was put into its placeholders is set apart, so that it can be shown strong. */
export type Pieces = readonly { readonly text: string; readonly strong: boolean }[];

/** Puts values into a text and keeps them apart from it. */
export function pieces(text: string, values: Readonly<Record<string, string>>): Pieces {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      return name === undefined
        ? { text: piece, strong: false }
        : { text: values[name] ?? '', strong: true };
    });
}

/** The same as one text. */
export function plainText(text: Pieces): string {
  return text.map((piece) => piece.text).join('');
}

/** A length with its unit, held together by a space that does not break: '271.5 cm'. */
export function formatLength(cm: number, unit: Unit, words: PlannerWords): string {
  const text = fill(words.length, { value: fieldText(cm, unit), unit: words.units[unit] });
  return isolated(text, words);
}

/** Metres of cloth: '8.6 m'. */
export function formatMetres(metres: number, words: PlannerWords): string {
  const value = Math.round(metres * 10) / 10;
  return isolated(fill(words.length, { value, unit: words.units.m }), words);
}

/** Width and height in words, so that neither can be taken for the other: 'width 258 × height 278 cm'. */
export function formatSize(
  width: string,
  height: string,
  unit: string,
  words: PlannerWords,
): string {
  return isolated(fill(words.size, { width, height, unit }), words);
}

/** A choice's name within a sentence: 'Linen' becomes 'linen', 'AC unit' stays. */
export function inSentence(name: string): string {
  return name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

/** 'a, b and c' would need a grammar; a list of a note has commas. */
export function joined(
  parts: readonly (string | false | undefined)[],
  words: PlannerWords,
): string {
  return parts.filter(Boolean).join(words.comma);
}

/** How many windows a list has, and whose: '5 windows, Al Waab'. */
export function describeList(plan: Plan, words: PlannerWords): string {
  const windows = plural(sentWindows(plan).length, words.list.windows, words.language);
  return joined([windows, isolated(plan.place.trim(), words)], words);
}

/** An issue as a sentence. */
export function issuePieces(
  { code, lengths, typed = '', count = 0 }: Issue,
  window: PlannedWindow,
  unit: Unit,
  words: PlannerWords,
): Pieces {
  const texts = Object.entries(lengths).map(([name, cm]) => [name, formatLength(cm, unit, words)]);
  const door = isCurtain(window) ? '' : words.productName[window.product];
  return pieces(words.issues[code], {
    ...Object.fromEntries(texts),
    text: isolated(typed, words),
    count: String(count),
    lengths: plural(count, words.worked.lengths, words.language),
    blinds: plural(count, words.blinds, words.language),
    product: door,
  });
}

/** Which of three measures counts, and why. */
export function governingPieces(
  { reason, cm }: GoverningMeasure,
  unit: Unit,
  words: PlannerWords,
): Pieces {
  return pieces(words.governing[reason], { taken: formatLength(cm, unit, words) });
}
