import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const index = 'index.html';

/**
 * Paths of all pages of an export, sorted: '/', '/404/', '/curtains/blackout/'. Next's own begin with an underscore.
 * @param root folder of the export
 */
export function pageAddresses(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith(`/${index}`) && !file.startsWith('/_'))
    .map((file) => file.slice(0, -index.length))
    .sort();
}
