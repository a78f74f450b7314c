import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, symbolicLink } from '../copy-project';

const copy = mkdtempSync(join(tmpdir(), 'new-category-'));
const folder = join(copy, 'content/categories/curtains');
const file = join(folder, 'eyelet.json');
const description =
  'Eyelet curtains for family rooms in Doha: round folds on a rod, easy to draw and to wash. Measured free anywhere in Qatar and hung within 3 days.';

/** What one of the project's programs says in the copy. */
function run(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

const tsx = (...args: readonly string[]) => run('--import', 'tsx', ...args);

/** The new file, and its words in Arabic: another product's, under another name. */
function writeCategory(words: string) {
  const wave = readFileSync('content/categories/curtains/wave.json', 'utf8')
    .replace('"name": "Wave"', '"name": "Eyelet"')
    .replace('"heading": "Wave Curtains"', '"heading": "Eyelet Curtains"')
    .replace(/"description": ".*"/, `"description": "${words}"`);
  writeFileSync(file, wave);
  const arabic = readFileSync('content/categories/curtains/wave.ar.json', 'utf8').replace(
    'ستائر ويفي (موجية)',
    'ستائر الحلق',
  );
  writeFileSync(join(folder, 'eyelet.ar.json'), arabic);
}

// Programs of their own, one after the other, on machines that may be busy.
jest.setTimeout(180_000);

beforeAll(() => {
  copyProject(copy, symbolicLink);
  writeCategory(description);
  // As every build does.
  tsx('scripts/collections.ts');
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true }));

it('brings page, address, menus, sitemap and neighbours with it', () => {
  // As text, so that a failure shows what the probe says.
  const expected = {
    route: true,
    params: true,
    menu: 'Eyelet',
    footer: true,
    sitemap: true,
    heading: 'Eyelet Curtains',
    neighbour: true,
  };
  const found = tsx('scripts/check/new-category.probe.ts', 'eyelet');
  expect(found.trim()).toBe(JSON.stringify(expected));
});

it('compiles: no other file has to know it', () => {
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['next-env.d.ts', 'jest.setup.ts', 'app', 'components', 'content', 'lib'],
  };
  writeFileSync(join(copy, 'tsconfig.site.json'), JSON.stringify(config));
  const tsc = 'node_modules/typescript/bin/tsc';
  expect(run(tsc, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.site.json')).toBe('');
});

it('passes the checks of its values', () => {
  expect(tsx('scripts/check/validate.ts')).toBe('');
});

it('is refused, by file and field, when a value is wrong', () => {
  writeCategory('Short');
  expect(tsx('scripts/check/validate.ts')).toBe(
    'content/categories/curtains/eyelet.json:48: words.description: 5 characters; at least 110 wanted\n',
  );
});
