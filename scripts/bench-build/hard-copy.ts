import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** The same file in both places, or a copy where the disk cannot. */
function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/**
 * Brings a folder into a copy of the project that is built: packages as hard links, because there
 * are many and nothing writes to them, and because the bundler follows no link out of its folder.
 */
export function hardCopy(from: string, to: string): void {
  if (basename(from) === 'node_modules') linkTree(from, to);
  else cpSync(from, to, { recursive: true });
}
