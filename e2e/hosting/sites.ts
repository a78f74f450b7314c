import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compressFolder } from '../../scripts/hosting/compress-folder';
import { contentTypes } from '../../scripts/hosting/content-types';
import { type TemporaryFolder, temporaryFolder } from '../../scripts/serve/testing';

/** Incompressible bytes. */
const film = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251));
const page = (title: string) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title>${'<p>Curtains</p>'.repeat(100)}`;

/** Writes one file of every type into each folder. */
function writeKinds(site: TemporaryFolder, folders: readonly string[]): void {
  for (const [ending, type] of Object.entries(contentTypes)) {
    const content = type.includes('charset') ? 'let text; '.repeat(100) : film;
    for (const folder of folders) site.write(`${folder}file.1a2b3c4d${ending}`, content);
  }
}

/** Makes a small folder like an export: pages, a file of every type, and files that must not be served. */
export async function sampleSite(): Promise<TemporaryFolder> {
  const site = temporaryFolder();
  site.write('index.html', page('Home'));
  site.write('404.html', page('Not found'));
  site.write('curtains/index.html', page('Curtains'));
  site.write('curtains/blackout/index.html', page('Blackout'));
  writeKinds(site, ['', 'media/', '_next/static/chunks/']);
  site.write('__next._tree.txt', 'tree');
  site.write('.well-known/security.txt', 'contact');
  for (const secret of secrets) site.write(secret, 'secret');
  await compressFolder(site.path);
  // And some that the host has to compress on the fly.
  writeKinds(site, ['fresh/']);
  return site;
}

/** Files of the sample that must not be served. */
export const secrets = ['.env', 'media/.env', '_next/static/.env', '_headers', '_not-found/a.txt'];

const isHidden = (file: string) => /(^|\/)\.|^_(?!next\/|_next\.)|\.(br|gz)$/.test(file);

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => !isHidden(file) && statSync(join(root, file)).isFile())
    .sort();
}

/** Paths of one file of every type in every top-level folder. */
export function oneOfEachKind(root: string): string[] {
  const kinds = new Map<string, string>();
  for (const file of filesOf(root)) kinds.set(`${file.split('/', 1)}${extname(file)}`, `/${file}`);
  return [...kinds.values()].filter((file) => !file.endsWith('.html'));
}
