import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const index = 'index.html';

/**
 * Addresses of all pages of an exported site that a visitor may ask for, in order: '/', '/404/',
 * '/curtains/blackout/'. What Next keeps for itself begins with an underscore.
 * @param root folder of the export
 */
export function pageAddresses(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith(`/${index}`) && !file.startsWith('/_'))
    .map((file) => file.slice(0, -index.length))
    .sort();
}
