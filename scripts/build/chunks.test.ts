/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '../serve/testing';
import { readHeavyModules } from './chunks';

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
  folder.write('_next/static/chunks/page.js', 'small');
  folder.write(
    '_next/static/chunks/react.js',
    `(globalThis.TURBOPACK||[]).push([0,7,()=>{"${'x'.repeat(12_000)}"}])`,
  );
});
afterEach(() => folder.remove());

test('names heavy modules by the address that pages use', () => {
  const heavyModulesOf = readHeavyModules(folder.path, '/shop');
  expect(heavyModulesOf('/shop/_next/static/chunks/react.js')).toEqual([7]);
  expect(heavyModulesOf('/shop/_next/static/chunks/page.js')).toEqual([]);
  expect(heavyModulesOf('/other.js')).toEqual([]);
});

test('has heavy files, and no others, compiled beside the main thread', () => {
  readHeavyModules(folder.path, '');
  const read = (name: string) =>
    readFileSync(join(folder.path, '_next/static/chunks', name), 'utf8');
  expect(read('react.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(read('page.js')).toBe('small');
});
