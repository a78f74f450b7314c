import type { Path } from '@/content/routes';
import type { Ledger } from '@/lib/last-modified';

/**
 * The ledger after a look at all pages: a page that is as it was keeps its date, a new or changed one
 * gets today's, and one that is gone leaves.
 * @param today ISO date
 */
export function updated(ledger: Ledger, hashes: ReadonlyMap<Path, string>, today: string): Ledger {
  return Object.fromEntries(
    [...hashes].map(([path, hash]) => {
      const before = ledger[path];
      return [path, before?.hash === hash ? before : { hash, date: today }];
    }),
  );
}
