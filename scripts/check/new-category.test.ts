import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copy = mkdtempSync(join(tmpdir(), 'new-category-'));
const folder = join(copy, 'content/categories/curtains');
const file = join(folder, 'eyelet.json');
const sources = ['app', 'client', 'components', 'content', 'lib', 'scripts'];
const files = ['jest.setup.ts', 'next-env.d.ts', 'tailwind.config.ts', 'tsconfig.json'];
const linked = ['.cache', 'node_modules', 'public', join('content', 'media')];

/** What one of the project's programs says in the copy. */
function run(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

const tsx = (...args: readonly string[]) => run('--import', 'tsx', ...args);

/** The new file, and its words in Arabic: another product's, under another name. */
function writeCategory() {
  const wave = readFileSync('content/categories/curtains/wave.json', 'utf8')
    .replace('"name": "Wave"', '"name": "Eyelet"')
    .replace('"heading": "Wave Curtains"', '"heading": "Eyelet Curtains"');
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
  for (const name of [...sources, ...files]) {
    const filter = (path: string) => !linked.includes(path);
    cpSync(name, join(copy, name), { recursive: true, filter });
  }
  for (const name of linked) symlinkSync(resolve(name), join(copy, name), 'junction');
  writeCategory();
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
