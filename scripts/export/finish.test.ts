import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '../serve/testing';
import { finish } from './finish';
import { nextPage } from './testing';

const options = { basePath: '', email: '', https: false, serviceWorker: true };
const chunks = ['main', 'react', 'page', 'turbopack-1'];
const sheet = '/_next/static/chunks/a.css';
let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
  folder.write('404.html', nextPage());
  for (const chunk of chunks) folder.write(`_next/static/chunks/${chunk}.js`, '');
  folder.write(sheet.slice(1), 'p{margin:0}');
});
afterEach(() => folder.remove());

const read = (file: string) => readFileSync(join(folder.path, file), 'utf8');

/** The address of the scripts that a page loads. */
const startIn = (page: string) => /\/_next\/static\/chunks\/start\.\w+\.js/.exec(page)?.[0] ?? '';

test('finishes every page of an export, once for all', async () => {
  folder.write('index.html', nextPage());
  folder.write('blinds/roller/index.html', nextPage());
  expect(await finish(folder.path, options)).toMatch(/^3 pages/);

  const page = read('blinds/roller/index.html');
  expect(read(startIn(page))).toContain('small-components');
  for (const chunk of chunks)
    expect(existsSync(join(folder.path, `_next/static/chunks/${chunk}.js`))).toBe(false);
  expect(page).toMatch(
    /^<!DOCTYPE html><html lang="en" class="display"><head><meta charset="utf-8"><meta http-equiv/,
  );
  expect(page.indexOf('pictures-held')).toBeLessThan(page.indexOf('<meta name="viewport"'));
  expect(read('_headers')).toContain('/media/*');
});

test('caches the linked style sheet for offline pages', async () => {
  folder.write('index.html', nextPage());
  await finish(folder.path, options);
  expect(read('index.html')).toContain(`rel="stylesheet" href="${sheet}"`);
  expect(read('service-worker.js')).toContain(sheet);
});

test('without the service worker no page registers one, and a former one ends', async () => {
  folder.write('index.html', nextPage());
  await finish(folder.path, { ...options, serviceWorker: false });
  expect(read(startIn(read('index.html')))).not.toContain('service-worker');
  expect(read('service-worker.js')).toContain('unregister');
  expect(read('service-worker.js')).not.toContain('/offline/');
});

test('rejects a page whose style sheet is missing', async () => {
  folder.write('index.html', nextPage().replace(sheet, '/_next/static/chunks/gone.css'));
  await expect(finish(folder.path, options)).rejects.toThrow('gone.css');
});

test('rejects a page whose content a script would relocate', async () => {
  folder.write('index.html', nextPage({ late: '<script>$RC("B:0","S:0")</script>' }));
  await expect(finish(folder.path, options)).rejects.toThrow(/no content is relocated by script/);
});

test('refuses an export that lacks a page every site has', async () => {
  await expect(finish(folder.path, options)).rejects.toThrow(/index\.html: Next's output/);
});

test('as a plain export pages keep Next’s scripts, which their policy allows', async () => {
  folder.write('index.html', nextPage());
  await finish(folder.path, { ...options, plain: true });
  const page = read('index.html');
  expect(page).toContain('self.__next_f.push');
  expect(page).toContain("script-src 'self' 'sha256-");
  expect(page).not.toContain('pictures-held');
  for (const chunk of chunks)
    expect(existsSync(join(folder.path, `_next/static/chunks/${chunk}.js`))).toBe(true);
});
