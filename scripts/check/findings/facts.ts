import type { ContentLiteral } from '../source/files';
import type { Finding } from './finding';

/** What `sample()` wraps: facts of the business. */
export function sampleValues(literals: readonly ContentLiteral[]): Finding[] {
  return literals
    .filter(({ kind }) => kind === 'sample')
    .map(({ file, line, field, text, wanted }) => ({ file, line, field, now: text, wanted }));
}

/** The sentence of a text that holds the part at `index`. */
function sentenceAt(text: string, index: number): string {
  const start = text.lastIndexOf('. ', index) + 1;
  const end = text.indexOf('. ', index);
  return text.slice(start, end < 0 ? undefined : end + 1).trim();
}

/** `[number of days]` in the words. */
export function placeholders(literals: readonly ContentLiteral[]): Finding[] {
  return literals.flatMap(({ kind, file, line, text }) =>
    kind === 'text'
      ? [...text.matchAll(/\[([^\]]+)\]/g)].map((match) => ({
          file,
          line,
          field: match[0],
          now: sentenceAt(text, match.index),
          wanted: 'your own figure or fact in the place of each bracket',
        }))
      : [],
  );
}
