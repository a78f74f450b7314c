/**
 * Keeps content/last-modified.json, the days on which pages last changed, for the sitemap. It hashes
 * what each page shows and dates only what differs from the file: nothing changed, nothing written.
 * The file belongs into the repository, for a build elsewhere knows the days from it alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { indexedPaths } from '@/lib/indexed';
import type { Ledger } from '@/lib/last-modified';
import { postDate } from '@/lib/post-date';
import { hashOf } from './last-modified/hash';
import { pageContent } from './last-modified/page-content';
import { updated } from './last-modified/update';

const file = 'content/last-modified.json';

function read(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{}';
  }
}

const before = read();
// Written by this script alone.
const ledger = JSON.parse(before) as Ledger;
const hashes = new Map(indexedPaths.map((path) => [path, hashOf(pageContent(path))]));
// The day that it is in Qatar.
const today = postDate({ daysAgo: 0 }, Date.now());
const after = updated(ledger, hashes, today);

const text = `${JSON.stringify(after, null, 2)}\n`;
if (text !== before) writeFileSync(file, text);

const changed = indexedPaths.filter((path) => after[path]?.hash !== ledger[path]?.hash);
console.log(`last-modified: ${changed.length} of ${indexedPaths.length} pages changed`);
