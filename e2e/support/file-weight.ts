import { existsSync, statSync } from 'node:fs';
import { pathInside } from './published';

/** Bytes of a file of out/ as a host sends it: text as the build has compressed it, all else as it is. */
function weight(path: string): number {
  const inside = pathInside(path);
  const file = `out${inside.endsWith('/') ? `${inside}index.html` : inside}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + weight(file), 0);
}
