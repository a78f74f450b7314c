import { readFileSync } from 'node:fs';
import { immutableFolders } from '@/config/paths';
import { immutable, revalidated, securityHeaders } from './headers';

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
