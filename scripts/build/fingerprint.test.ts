/** @jest-environment node */
import { type TemporaryFolder, temporaryFolder } from '../serve/testing';
import { fingerprint, forgetBuild, isBuilt, recordBuild } from './fingerprint';

const start = process.cwd();
let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder.path);
  folder.write('content/site.ts', 'a');
});
afterEach(() => {
  process.chdir(start);
  folder.remove();
});

test('knows a site that is built from what is here', () => {
  recordBuild(fingerprint());
  expect(isBuilt()).toBe(false);
  folder.write('out/index.html', '');
  expect(isBuilt()).toBe(true);
  forgetBuild();
  expect(isBuilt()).toBe(false);
});

test.each(['content/site.ts', 'app/new/page.tsx', 'scripts/build.ts', '.env', 'package-lock.json'])(
  'changes with %s',
  (file) => {
    const before = fingerprint();
    folder.write(file, 'b');
    expect(fingerprint()).not.toBe(before);
  },
);

test.each([
  'content/collections.ts',
  'public/media/a.avif',
  'scripts/serve/index.ts',
  'lib/a.test.ts',
  'docs/a.md',
])('does not change with %s', (file) => {
  const before = fingerprint();
  folder.write(file, 'b');
  expect(fingerprint()).toBe(before);
});

test('changes with the variables that pages depend on', () => {
  expect(fingerprint({ NEXT_PUBLIC_BASE_PATH: '/a' })).not.toBe(fingerprint({}));
  expect(fingerprint({ PORT: '1' })).toBe(fingerprint({}));
});
