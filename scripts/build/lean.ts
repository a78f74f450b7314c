import { elements, type Page, textOf } from './html';
import { pageKeys } from './lean/keys';
import { markParts } from './lean/parts';
import { readPayload, writePayload } from './lean/payload';
import { type Pruning, prune } from './lean/prune';
import { dropUnused, lookupIn, targetsIn } from './lean/references';
import { joinRows, type Row } from './lean/rows';

/** The style sheet stands in the page; React finds it there by its name and needs no second copy. */
const isStyleSheet = ({ kind, body }: Row, page: Page) =>
  kind === 'text' && elements(page.head, 'style').some((style) => textOf(style) === body);

/**
 * React's data repeats the whole page. What is only HTML (no component inside) is taken out of it and
 * read from the page itself when React starts: pages shrink by half, and hydration skips what never moves.
 * @param script the script that hands the data over
 * @returns the same with less data
 * @throws BrokenAssumption when the data is not in rows
 */
export function leanPayload(page: Page, script: string): string {
  const rows = readPayload(page.file, script);
  const pruning: Pruning = {
    known: pageKeys(page.body),
    lookup: lookupIn(rows),
    parts: new Map(),
    targets: targetsIn(rows),
  };
  const pruned = rows.map((row) => {
    if (isStyleSheet(row, page)) return { ...row, body: '' };
    if (row.kind !== 'json') return row;
    const place = row.head.slice(0, -1);
    return { ...row, body: JSON.stringify(prune(JSON.parse(row.body), place, pruning)) };
  });
  const needed = markParts(elements(page.body), pruning.parts, dropUnused(pruned, rows));
  return writePayload(script, joinRows(needed));
}
