/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, symbolicLink } from '../copy-project';

const copy = mkdtempSync(join(tmpdir(), 'new-category-'));

/** Runs one of the project's programs in the copy. */
function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
}

const tsx = (...args: readonly string[]) => run('--import', 'tsx', ...args);

beforeAll(() => {
  copyProject(copy, symbolicLink);
  const file = readFileSync('content/categories/curtains/wave.ts', 'utf8')
    .replace("name: 'Wave'", "name: 'Eyelet'")
    .replace("heading: 'Wave Curtains'", "heading: 'Eyelet Curtains'")
    .replace(
      /description:\s+'[^']+'/,
      "description: 'Eyelet curtains for family rooms in Doha: round folds on a rod, easy to draw and to wash. Measured free anywhere in Qatar and hung within 3 days.'",
    );
  writeFileSync(join(copy, 'content/categories/curtains/eyelet.ts'), file);
  tsx('scripts/collections.ts');
  tsx('scripts/last-modified.ts');
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true }));

// Programs of their own, one after the other, on machines that may be busy.
jest.setTimeout(120_000);

it('brings page, address, menus, sitemap and neighbours with it', () => {
  const found: unknown = JSON.parse(tsx('scripts/check/new-category.probe.tsx', 'eyelet'));
  expect(found).toEqual({
    route: true,
    params: true,
    menu: 'Eyelet',
    footer: true,
    sitemap: true,
    page: true,
    neighbour: true,
  });
});

it('compiles: no other file has to know it', () => {
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['app', 'components', 'content', 'lib'],
  };
  writeFileSync(join(copy, 'tsconfig.site.json'), JSON.stringify(config));
  const compile = () =>
    run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.site.json');
  expect(compile).not.toThrow();
});

it('passes the checks of its values', () => {
  expect(tsx('scripts/check/validate.ts')).toBe('');
});

it('is refused, by file and field, when a value is wrong', () => {
  const path = join(copy, 'content/categories/curtains/eyelet.ts');
  const wrong = readFileSync(path, 'utf8').replace(
    /description:\s+'[^']+'/,
    "description: 'Short'",
  );
  writeFileSync(path, wrong);
  expect(() => tsx('scripts/check/validate.ts')).toThrow(
    'content/categories/curtains/eyelet.ts: words.en.description: 5 characters; search results want 110 to 160',
  );
});
