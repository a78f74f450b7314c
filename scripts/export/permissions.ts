import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lets any web server read a folder: under a strict umask, files of the repository and of the build are their owner's alone. */
export function makeReadable(root: string): void {
  chmodSync(root, 0o755);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
