import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesIn } from './entries';
import { fixture } from './fixture';

const copy = mkdtempSync(join(tmpdir(), 'new-category-'));
const sources = [
  'browser',
  'config',
  'content',
  'lib',
  'scripts',
  'tailwind.config.ts',
  'tsconfig.json',
];
/** The only folders that may name a category: its entry and the registry of pages. */
const registries = ['content', 'lib/pages'];
const linked = ['.cache', 'node_modules', 'public', join('content', 'media')];

/** Output of one of the project's commands, run in the copy. */
function run(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

beforeAll(() => {
  for (const name of sources) {
    const filter = (path: string) => !linked.includes(path);
    cpSync(name, join(copy, name), { recursive: true, filter });
  }
  for (const name of linked) symlinkSync(resolve(name), join(copy, name), 'junction');
  const [, picture = ''] = filesIn('content/media/pictures');
  for (const [file, entry] of Object.entries(fixture(`/pictures/${picture}`))) {
    writeFileSync(join(copy, 'content', file), JSON.stringify(entry));
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

it('a new category page is one new file and its Arabic words', () => {
  expect(run('--import', 'tsx', 'scripts/generate.ts')).toBe('');
  expect(readFileSync(join(copy, 'content/collections.ts'), 'utf8')).toMatch(/slug\\":\\"fixture/);
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
  // Starts separate processes.
}, 180_000);
