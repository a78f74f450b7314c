import { marcellus } from '../marcellus';

/** Width of a line of text in pixels. */
export function widthOf(text: string, size: number): number {
  return marcellus.getAdvanceWidth(text, size);
}

/** A line of text as the data of an SVG path. */
export function pathOf(text: string, x: number, baseline: number, size: number): string {
  return marcellus.getPath(text, x, baseline, size).toPathData(1);
}

/** Words in as few lines as fit; `width` says how wide a text is. */
function wrap(
  words: readonly string[],
  widest: number,
  width: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && width(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A heading in as few lines as fit, and those about equally long. */
export function balance(
  text: string,
  widest: number,
  width: (text: string) => number,
): readonly string[] {
  const words = text.split(' ');
  const lines = wrap(words, widest, width);
  // The narrowest measure that takes no more lines leaves none of them much shorter.
  let measure = widest;
  while (wrap(words, measure - 10, width).length === lines.length && measure > 10) measure -= 10;
  return wrap(words, measure, width);
}
