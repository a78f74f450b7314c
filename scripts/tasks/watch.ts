import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Debounce of file events (milliseconds): editors save in several steps. */
const quiet = 150;

/** Watches folders with all in them, and handles changes one at a time, except of a file that the handler writes. */
export function watchFolders(
  roots: readonly string[],
  handle: () => Promise<void>,
  ignored?: string,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(handle).catch(console.error);
  };
  const below = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map((each) => join(each.parentPath, each.name));
  // Each folder separately: recursive watching misses replaced files.
  for (const folder of roots.flatMap((root) => [root, ...below(root)])) {
    watch(folder, (_event, file) => {
      if (file === null || file === ignored) return;
      clearTimeout(timer);
      timer = setTimeout(run, quiet);
    });
  }
}
