/**
 * Finds a Chromium for the browser tests, and installs one where there is none. As a command
 * (`tsx scripts/browser.ts`) it prints the path.
 */
import { basename } from 'node:path';
import { chooseBrowser } from './browser/choose';
import { realProbes } from './browser/probes';

/**
 * The path of a Chromium that runs. The choice is remembered in `.cache/browser`.
 * @throws (rejects) an Error that says what to do when there is none
 */
export function findBrowser(): Promise<string> {
  return chooseBrowser(realProbes);
}

if (basename(process.argv[1] ?? '') === 'browser.ts') {
  findBrowser().then(console.log, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
