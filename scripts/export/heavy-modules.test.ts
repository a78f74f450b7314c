import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '../serve/testing';
import { heavyModulesIn, readHeavyModules } from './heavy-modules';

const small = '()=>{}';
const large = `()=>{"${'x'.repeat(4_000)}"}`;
const chunk = (...modules: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,${modules.join()}])`;

test('finds modules that take long to start', () => {
  expect(heavyModulesIn(chunk('7', small, '8', large, '"a"', large))).toEqual([8, 'a']);
});

test('finds none where a chunk is written in another way', () => {
  expect(heavyModulesIn(`self.push([8,${large}])`)).toEqual([]);
});

describe('in an export', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  test('they are known by the address of their file, which has the compile hint', () => {
    folder.write('_next/static/chunks/react.js', chunk('8', large));
    folder.write('_next/static/chunks/page.js', chunk('7', small));
    const heavyModulesOf = readHeavyModules(folder.path, '/shop');
    expect(heavyModulesOf('/shop/_next/static/chunks/react.js')).toEqual([8]);
    expect(heavyModulesOf('/shop/_next/static/chunks/page.js')).toEqual([]);
    expect(readFileSync(join(folder.path, '_next/static/chunks/react.js'), 'utf8')).toMatch(
      /^\/\/# allFunctions/,
    );
    expect(readFileSync(join(folder.path, '_next/static/chunks/page.js'), 'utf8')).toMatch(
      /^\(globalThis/,
    );
  });
});
