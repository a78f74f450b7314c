import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Debounce of file events (milliseconds): editors save in several steps. */
const quiet = 150;

/** Watches a folder with all in it, and handles changes one at a time. */
export function watchFolder(root: string, handle: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(handle).catch(console.error);
  };
  const below = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => join(each.parentPath, each.name));
  // Each folder separately: recursive watching misses replaced files.
  for (const folder of [root, ...below])
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(run, quiet);
    });
}
