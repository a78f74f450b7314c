import { isDeepStrictEqual } from 'node:util';
import { BrokenAssumption } from './broken-assumption';
import type { HeavyModules } from './chunks';
import type { Deferred } from './defer';
import type { ModuleId, Start } from './turbopack';

/** What every page loads after its own files; the start-up script brings it, and no page lists it. */
export interface SharedScripts {
  readonly addresses: readonly string[];
  /** Modules to start one by one, each as a task of its own, so that the phone answers taps in between. */
  readonly heavy: readonly ModuleId[];
  /** What starts a page. */
  readonly start: Start;
}

/**
 * What all pages share: the error page has nothing of its own.
 * @param errorPage the scripts of 404.html
 * @param heavyModulesOf the modules of a file that want a task of their own
 */
export function sharedScripts(errorPage: Deferred, heavyModulesOf: HeavyModules): SharedScripts {
  const { addresses, start } = errorPage;
  const awaited = addresses.filter((address) =>
    start.otherChunks.some((chunk) => address.endsWith(`/${chunk}`)),
  );
  return { addresses, heavy: awaited.flatMap(heavyModulesOf), start };
}

/**
 * Addresses of the scripts that are a page's own.
 * @param file the page's path in out/, for messages
 * @throws BrokenAssumption when the page lacks what all share, or starts in another way
 */
export function ownScripts(file: string, page: Deferred, shared: SharedScripts): string[] {
  const missing = shared.addresses.find((address) => !page.addresses.includes(address));
  if (missing) {
    throw new BrokenAssumption(file, 'every page loads what 404.html loads', `not ${missing}`);
  }
  if (!isDeepStrictEqual(page.start, shared.start)) {
    const found = JSON.stringify(page.start);
    throw new BrokenAssumption(file, 'every page starts as 404.html does', found);
  }
  return page.addresses.filter((address) => !shared.addresses.includes(address));
}
