/** U+2060, an invisible character that prevents a line break. */
const joiner = '\u2060';
const noBreakSpace = '\u00a0';

/** '48-72' between numbers or times, but not within a date or an address. */
const range = /(?<![\d/-])(\d[\d:.,]*)-(?=\d[\d:.,]*(?![\d/-]))/g;

/** The space between a number and its noun, in any script, or the sign between two numbers. */
const measure =
  /(\d) (?!(?:and|or|to|from|by|on|in|at|is|are)\b)(?=[\p{Ll}\p{Lo}%°×])|(×) (?=\d)/gu;

/** The hyphen of a compound: 'double-height'. */
const compound = /(?<=\p{L})-(?=\p{L})/gu;

const isSentence = (text: string) => /[.?؟:]$/.test(text);

/** En dashes in ranges; no line break in a range, before a unit or, in sentences, in a compound: names keep their hyphens. */
export function typeset(text: string): string {
  const set = text.replace(range, `$1–${joiner}`).replace(measure, `$1$2${noBreakSpace}`);
  return isSentence(set) ? set.replace(compound, `-${joiner}`) : set;
}

/** A text that leaves the page, without marks for its line breaks; isolates alone keep a size in order in plain Arabic. */
export const plainText = (text: string): string => text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '');

/** `<bdi>` in plain text: isolates a text's direction (first strong isolate). */
export function isolated(text: string, { direction }: { readonly direction: string }): string {
  const plain = direction === 'ltr' && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
  return plain || text === '' ? text : `\u2068${text}\u2069`;
}
