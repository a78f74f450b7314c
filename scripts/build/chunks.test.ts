/** @jest-environment node */
import { type TemporaryFolder, temporaryFolder } from '../serve/testing';
import { readChunks } from './chunks';

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
  const write = (name: string, text: string) =>
    folder.write(`_next/static/chunks/${name}.js`, text);
  write('page', 'load("static/chunks/part.js")');
  write('part', 'load("static/chunks/page.js")');
  write('other', 'other page');
});
afterEach(() => folder.remove());

test('gives a page’s scripts and what these may fetch, and no others', () => {
  const { textsOf } = readChunks(folder.path, '');
  expect(textsOf(['/_next/static/chunks/page.js'])).toEqual([
    'load("static/chunks/part.js")',
    'load("static/chunks/page.js")',
  ]);
});

test('knows no heavy modules in small files', () => {
  expect(readChunks(folder.path, '').heavyModulesOf('/_next/static/chunks/page.js')).toEqual([]);
});
