import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copy = mkdtempSync(join(tmpdir(), 'new-category-'));
const folder = 'content/categories/curtains';
const sources = [
  'browser',
  'config',
  'content',
  'lib',
  'scripts',
  'tailwind.config.ts',
  'tsconfig.json',
];
/** What could have to know a category: its entry, and the registry of pages. Components are given both. */
const registries = ['content', 'lib/pages'];
const linked = ['.cache', 'node_modules', 'public', join('content', 'media')];

/** What one of the project's programs says in the copy. */
function run(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

/** Writes the file of a new category page: another one's, with a name of its own. */
function writeCategory(ending: string, name: string, heading: string) {
  const text = readFileSync(`${folder}/wave.${ending}`, 'utf8')
    .replace(/"name": ".*"/, `"name": "${name}"`)
    .replace(/"heading": ".*"/, `"heading": "${heading}"`);
  writeFileSync(join(copy, folder, `eyelet.${ending}`), text);
}

beforeAll(() => {
  for (const name of sources) {
    const filter = (path: string) => !linked.includes(path);
    cpSync(name, join(copy, name), { recursive: true, filter });
  }
  for (const name of linked) symlinkSync(resolve(name), join(copy, name), 'junction');
  writeCategory('json', 'Eyelet', 'Eyelet Curtains');
  writeCategory('ar.json', 'حلق', 'ستائر الحلق');
});

afterAll(() => rmSync(copy, { recursive: true }));

it('a new category page is one new file and its Arabic words: no other file has to know it', () => {
  expect(run('--import', 'tsx', 'scripts/generate.ts')).toBe('');
  expect(readFileSync(join(copy, 'content/collections.ts'), 'utf8')).toContain("slug: 'eyelet'");
  const compilerOptions = { incremental: false, types: ['node'] };
  const config = {
    extends: './tsconfig.json',
    compilerOptions,
    include: registries,
    exclude: ['**/*.test.*'],
  };
  writeFileSync(join(copy, 'tsconfig.site.json'), JSON.stringify(config));
  const tsc = 'node_modules/typescript/bin/tsc';
  expect(run(tsc, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.site.json')).toBe('');
  // Programs of their own, on machines that may be busy.
}, 180_000);
