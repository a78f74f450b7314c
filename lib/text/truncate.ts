import { plainText } from './typeset';

/** Not before an ellipsis. */
const trailing = /[\s.,،;؛:–-]+$/u;

/** The first characters, by code points, so that none is split. */
const firstOf = (text: string, count: number) => [...text].slice(0, count).join('');

/** Characters of a service's description on its card, and the fewest where it ends with a word (docs/requirements.md 9.7). */
const description = { most: 100, fewest: 90 };

/** A description cut for its card; `rest` is empty when it fits. */
export function cutDescription(text: string) {
  const plain = plainText(text);
  const most = firstOf(plain, description.most);
  if (most === plain) return { start: plain, rest: '' };
  const words = /\s/.test(plain.charAt(most.length)) ? most : most.replace(/\s\S*$/u, '');
  const start =
    [words.replace(trailing, ''), words].find(({ length }) => length >= description.fewest) ?? most;
  return { start, rest: plain.slice(start.length) };
}

/** The first 40 characters of a paragraph, and an ellipsis where it exceeds 100 (docs/requirements.md 9.10). */
export function excerpt(paragraph: string): string {
  const plain = plainText(paragraph);
  const start = firstOf(plain, 40);
  return plain.length > 100 ? `${start.replace(trailing, '')}…` : start;
}
