import { readFileSync } from 'node:fs';
import { type ContentLiteral, sourceFiles } from './source/files';

/** Files that list every picture or film, and so show none. */
const lists = new Set(['content/pictures.ts', 'content/films.ts']);

/** Texts that components and routes name between quotes. */
function namedByTemplates(): string[] {
  return ['components', 'app']
    .flatMap(sourceFiles)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"]([a-z0-9-]+)['"]/g)])
    .map((match) => match[1] ?? '');
}

/** Every text that could be the id of a picture or film that a page shows. */
export function usedMedia(literals: readonly ContentLiteral[]): Set<string> {
  const inContent = literals
    .filter(({ kind, file }) => kind === 'text' && !lists.has(file))
    .map(({ text }) => text);
  return new Set([...inContent, ...namedByTemplates()]);
}
