import ledger from '@/content/last-modified.json';
import type { Path } from '@/content/routes';

/** When each listed page last changed, and what it was like then; kept by scripts/last-modified.ts. */
export type Ledger = Readonly<
  Partial<Record<Path, { readonly hash: string; readonly date: string }>>
>;

const entries: Ledger = ledger;

/**
 * Day on which a page's content last changed, as an ISO date.
 * @throws if the page is not in the ledger
 */
export function lastModified(path: Path): string {
  const entry = entries[path];
  if (entry) return entry.date;
  throw new Error(`content/last-modified.json has no '${path}': run npm run last-modified`);
}
