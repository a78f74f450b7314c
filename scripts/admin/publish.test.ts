import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishAdmin } from './publish';

const root = mkdtempSync(join(tmpdir(), 'admin-'));
const folder = join(root, 'admin');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
beforeAll(() => publishAdmin(root, { host: 'gitlab', name: 'group/shop' }));
afterAll(() => rmSync(root, { recursive: true }));

test('publishes an admin that may connect only to its Git host, and is not indexed', () => {
  const [, policy = ''] = /content="(default-src[^"]*)"/.exec(read('index.html')) ?? [];
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy.match(/https?:[^\s;]*/g)).toEqual(['https://gitlab.com']);
  expect(read('index.html')).toContain('<meta name="robots" content="noindex">');
  expect(JSON.parse(read('config.json'))).toMatchObject({
    backend: { name: 'gitlab', repo: 'group/shop', auth_methods: ['token'] },
  });
});

test('all files that its scripts load exist: languages as modules, fonts, decoders', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  const wanted = scripts.flatMap((file) => {
    const text = read(file);
    const modules = [...text.matchAll(/import\("(\.[^"]+)"\)/g)];
    const assets = [
      ...text.matchAll(/new URL\([`"']([^`"']*\.(?:woff2|wasm|png|js))[`"'],import\.meta\.url/g),
    ];
    return [...modules, ...assets].map(([, path = '']) => join(file, '..', path));
  });
  // All but American English, which is in the main script.
  const languages = readdirSync('node_modules/@sveltia/cms/locales')
    .map((name) => name.replace('.json', ''))
    .filter((name) => name !== 'en-US');

  const imported = wanted.map((file) => file.replace(/^chunks\/(.+)-\w+\.js$/, '$1'));
  expect(imported).toEqual(expect.arrayContaining(languages));
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
});
