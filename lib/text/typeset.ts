/** Forbids a break where it stands, and is not seen. */
const joiner = '\u2060';
const noBreakSpace = '\u00a0';

/** '48-72' between numbers or times, but not within a date or an address. */
const range = /(?<![\d/-])(\d[\d:.,]*)-(?=\d[\d:.,]*(?![\d/-]))/g;

/** The space between a number and what it counts, in any script, or the sign between two numbers. */
const measure =
  /(\d) (?!(?:and|or|to|from|by|on|in|at|is|are)\b)(?=[\p{Ll}\p{Lo}%°×])|(×) (?=\d)/gu;

/** '3 working days': the noun after the adjective. */
const workingDays = /(\d\u00a0working) (?=day)/g;

/** The hyphen of a compound: 'double-height'. */
const compound = /(?<=\p{L})-(?=\p{L})/gu;

const isSentence = (text: string) => /[.?؟:]$/.test(text);

/**
 * Sets a text as print does: an en dash in ranges, and no line's end within a range, between a number and its unit or, in
 * sentences, within a compound. Names and labels keep their hyphens as they are.
 */
export function typeset(text: string): string {
  const set = text
    .replace(range, `$1–${joiner}`)
    .replace(measure, `$1$2${noBreakSpace}`)
    .replace(workingDays, `$1${noBreakSpace}`);
  return isSentence(set) ? set.replace(compound, `-${joiner}`) : set;
}

/** Typesets every text of an entry; addresses and file names are left as they are. */
export function typesetAll<T>(content: T): T;
export function typesetAll(content: unknown): unknown {
  if (typeof content === 'string') return /^(\/|https:)/.test(content) ? content : typeset(content);
  if (Array.isArray(content)) return content.map((each) => typesetAll<unknown>(each));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, typesetAll<unknown>(value)]),
  );
}

/** A text without what typesetting adds to it that is not seen. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(joiner, '');
}
