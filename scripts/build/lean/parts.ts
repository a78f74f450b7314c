import { type Element, withoutComments } from '../html';
import type { Row } from './rows';

/** Mark of an element whose inside React's data leaves out. */
export const partMark = 'data-part';

/**
 * Stands in the data for the inside of a part, by its number: its place among the marked elements of the
 * page. start-up/fill-data.ts fills it in.
 */
export const standIn = (part: number) => `\u0001${part}\u0001`;

/** The same as it is written in JSON. */
const written = /\\u0001(\d+)\\u0001/g;

/**
 * Marks in the page the parts that the data still needs: others went with rows that nobody refers to
 * any more. They are numbered anew in the page's order, so that a mark needs no number, and lose the
 * comments that tell React where one text ends: it takes the inside of a part as it stands.
 * @param all the page's elements in their order
 * @param parts the parts with the numbers that stand in the data so far
 * @returns the rows with the new numbers
 */
export function markParts(
  all: readonly Element[],
  parts: ReadonlyMap<Element, number>,
  rows: readonly Row[],
): Row[] {
  const needed = new Set(
    rows.flatMap(({ body }) => [...body.matchAll(written)].map(([, part]) => Number(part))),
  );
  const numbers = new Map<number | undefined, number>();
  for (const element of all) {
    const part = parts.get(element);
    if (part === undefined || !needed.has(part)) continue;
    element.attrs.push({ name: partMark, value: '' });
    withoutComments(element);
    numbers.set(part, numbers.size);
  }
  return rows.map((row) => ({
    ...row,
    body: row.body.replace(written, (_, part) => `\\u0001${numbers.get(Number(part))}\\u0001`),
  }));
}
