import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The RSC payloads that Next's router would fetch: `index.txt` and `__next.….txt` beside each page. */
const payload = /(^|[\\/])(index|__next\..*)\.txt$/;

/**
 * Removes the router's payloads from an export, a third of its bytes: plain links never ask for them (next/link is forbidden by lint).
 * @returns what was done, in a few words
 */
export function removeRouterPayloads(root: string): string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    payload.test(file),
  );
  for (const file of files) rmSync(join(root, file));
  return `${files.length} files left out`;
}
