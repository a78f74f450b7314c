import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishDesk } from './publish';

const root = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(root, { recursive: true }));

test('publishes a desk that may ask its Git host and nobody else, and that is not to be found', () => {
  publishDesk(root, { host: 'gitlab', name: 'group/shop' });
  const read = (file: string) => readFileSync(join(root, 'admin', file), 'utf8');

  const [, policy = ''] = /content="(default-src[^"]*)"/.exec(read('index.html')) ?? [];
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy.match(/https?:[^\s;]*/g)).toEqual(['https://gitlab.com']);
  expect(read('index.html')).toContain('<meta name="robots" content="noindex">');
  expect(JSON.parse(read('config.json'))).toMatchObject({
    backend: { name: 'gitlab', repo: 'group/shop', auth_methods: ['token'] },
  });
  expect(existsSync(join(root, 'admin/cms/index.js'))).toBe(true);
  expect(existsSync(join(root, 'admin/cms/index.js.map'))).toBe(false);
});
