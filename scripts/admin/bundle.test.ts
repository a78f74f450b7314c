import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../serve/testing';
import { publishAdmin } from './bundle';

const root = temporaryFolder();
const folder = join(root.path, 'admin');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
beforeAll(() => publishAdmin(root.path, { host: 'gitlab', name: 'group/shop' }));
afterAll(() => root.remove());

test('publishes an admin that may connect only to its Git host, and is not indexed', () => {
  const [, policy = ''] = /content="(default-src[^"]*)"/.exec(read('index.html')) ?? [];
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy.match(/https?:[^\s;]*/g)).toEqual(['https://gitlab.com']);
  expect(read('index.html')).toContain('<meta name="robots" content="noindex">');
  expect(JSON.parse(read('config.json'))).toMatchObject({
    backend: { name: 'gitlab', repo: 'group/shop', auth_methods: ['token'] },
  });
});
