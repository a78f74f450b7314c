import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Made by commands, or too large to copy; a copy that wants them links them. */
const apart = new Set(['.cache', '.git', '.next', '.swc', 'node_modules', 'out', 'public']);
const sources = join('content', 'media');

/**
 * Copies the project's sources, so that a script can change content and leave the project alone.
 * @param target an empty folder
 * @param link how the rest is brought there: `node_modules`, `.cache`, `public`, `content/media`
 */
export function copyProject(target: string, link: (from: string, to: string) => void): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync('.')) {
    // The owner's settings do not belong to a trial.
    if (apart.has(name) || name.startsWith('.env')) continue;
    cpSync(name, join(target, name), {
      recursive: true,
      filter: (path) => path !== sources && !path.endsWith('.tsbuildinfo'),
    });
  }
  for (const name of ['node_modules', '.cache', 'public', sources]) {
    link(resolve(name), join(target, name));
  }
}

/** Shows the same folder in both places: for copies that only read it. */
export function symbolicLink(from: string, to: string): void {
  symlinkSync(from, to, 'junction');
}
