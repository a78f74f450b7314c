import type { Lookup } from './keys';
import type { Row } from './rows';

/** Ids of the rows that a text of the data refers to. */
function referencesIn(text: string): string[] {
  return [...text.matchAll(/"\$[A-Z@]?([0-9a-f]+)(?=[":])/g)].map(([, id]) => `${id}:`);
}

/** Places that rows point to (`1a:props:children`): what stands there has to stay. */
export function targetsIn(rows: readonly Row[]): string[] {
  const place = /"\$[A-Z@]?([0-9a-f]+:[^"\s]+)"/g;
  return rows.flatMap(({ body }) => [...body.matchAll(place)].map(([, target]) => target ?? ''));
}

/** What references to rows stand for: texts and JSON, no components. */
export function lookupIn(rows: readonly Row[]): Lookup {
  const byHead = new Map(rows.map((row) => [row.head, row]));
  return (reference) => {
    const [, id] = /^\$L?([0-9a-f]+)$/.exec(reference) ?? [];
    const row = byHead.get(`${id}:`);
    if (row?.kind === 'text') return row.body;
    return row?.kind === 'json' ? JSON.parse(row.body) : undefined;
  };
}

/**
 * Leaves out rows that nobody refers to any more.
 * @param before the rows as they were: what stood alone then stands alone still
 */
export function dropUnused(rows: readonly Row[], before: readonly Row[]): Row[] {
  const referred = new Set(before.flatMap(({ body }) => referencesIn(body)));
  const byHead = new Map(rows.map((row) => [row.head, row]));
  const used = new Set<Row>();
  const visit = (row: Row | undefined) => {
    if (!row || used.has(row)) return;
    used.add(row);
    for (const head of referencesIn(row.body)) visit(byHead.get(head));
  };
  for (const row of rows) if (row.kind === 'other' || !referred.has(row.head)) visit(row);
  return rows.filter((row) => used.has(row));
}
