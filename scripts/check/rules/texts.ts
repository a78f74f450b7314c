import type { Problem } from '../problem';
import type { ContentLiteral } from '../source/files';

/** Texts that the specification gives with an exclamation mark. */
const given = new Set(['Oops! This page doesn’t exist.']);

const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

const rules: readonly {
  readonly broken: (text: string) => boolean;
  readonly message: string;
}[] = [
  {
    broken: (text) => markup.test(text),
    message: 'HTML is shown as it is typed; write plain words',
  },
  {
    broken: (text) => text.includes('!') && !given.has(text),
    message: 'no exclamation marks in the voice of this shop; end with a full stop',
  },
  {
    broken: (text) => text.startsWith('http://'),
    message: 'the address is not encrypted; write https://',
  },
];

const longestQuote = 40;

function quote(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}

/** What no text of the content may hold. */
export function textProblems(literals: readonly ContentLiteral[]): Problem[] {
  return literals
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ file, field, line, text }) =>
      rules
        .filter(({ broken }) => broken(text))
        .map(({ message }) => ({
          file,
          field: field || `line ${line}`,
          message: `'${quote(text)}': ${message}`,
        })),
    );
}

/**
 * Links to pages that do not exist.
 * @param paths every address of the site
 */
export function linkProblems(
  literals: readonly ContentLiteral[],
  paths: readonly string[],
): Problem[] {
  const there = new Set(paths);
  return literals
    .filter(({ kind, text }) => kind === 'text' && /^\/[a-z0-9/-]*$/.test(text) && !there.has(text))
    .map(({ file, field, text }) => ({ file, field, message: `there is no page '${text}'` }));
}
