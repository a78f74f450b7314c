import { type Problem, repeated } from '../problem';

/** A text that search results show below a page's title. */
export interface SearchText {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

const shortest = 110;
const longest = 160;

/** Finds search texts of a wrong length, and those that two pages share. */
export function searchTextProblems(texts: readonly SearchText[]): Problem[] {
  const shared = repeated(texts.map(({ text }) => text));
  return texts.flatMap(({ file, field, text }) => {
    const { length } = text;
    const fits = length >= shortest && length <= longest;
    const first = texts.find((other) => other.text === text);
    const again = shared.includes(text) && first && first.file !== file;
    return [
      ...(fits ? [] : [`${length} characters; search results want ${shortest} to ${longest}`]),
      ...(again ? [`the same text as in ${first.file}; each page wants its own`] : []),
    ].map((message) => ({ file, field, message }));
  });
}
