import { readFileSync } from 'node:fs';
import {
  headersFile,
  headersOf,
  immutable,
  immutableFolders,
  revalidated,
  securityHeaders,
} from './headers';

test('secures every URL, and caches files with a content hash', () => {
  expect(headersOf('/curtains/', '')).toEqual([...securityHeaders, revalidated]);
  expect(headersOf('/media/a.1.avif', '')).toContainEqual(immutable);
  expect(headersOf('/shop/_next/static/chunks/a.js', '/shop')).toContainEqual(immutable);
});

test('writes _headers', () => {
  const blocks = headersFile('/shop').split('\n\n');
  expect(blocks[0]).toContain('/*\n  Content-Security-Policy: ');
  expect(blocks.slice(1)).toContainEqual(`/shop/media/*\n  ${immutable.join(': ')}\n`);
});

test('docs/hosting/nginx.conf sends the same headers', () => {
  const text = readFileSync('docs/hosting/nginx.conf', 'utf8');
  for (const [name, value] of securityHeaders)
    expect(text).toContain(`add_header ${name} "${value}" always;`);
  expect(text).toContain(`set $caching "${revalidated[1]}";`);
  const [, folders = ''] =
    /location ~ \^\/\(([^)]*)\)\/ \{\s*set \$caching "([^"]*)"/.exec(text) ?? [];
  expect(folders.split('|').map((folder) => `/${folder}/`)).toEqual(immutableFolders);
  expect(text).toContain(`set $caching "${immutable[1]}";`);
});
