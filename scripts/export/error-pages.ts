import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Moves a language's own error page to where hosts look for it: `ar/404/index.html`, as Next exports it, becomes `ar/404.html`.
 * @returns the pages, with their new names
 */
export function placeErrorPages(root: string, files: readonly string[]): string[] {
  return files.map((file) => {
    const folder = dirname(file);
    if (!/.\/404$/.test(folder)) return file;
    renameSync(join(root, file), join(root, `${folder}.html`));
    rmSync(join(root, folder), { recursive: true });
    return `${folder}.html`;
  });
}
