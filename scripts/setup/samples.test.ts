import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries } from '../check/entries';
import { aboutMissing, prune, rename } from '../check/prune';
import { findSamples } from '../check/samples';
import { unusedFiles } from '../check/unused';
import { checkContent, checkEntries } from '../check/validate';
import { temporaryFolder } from '../serve/testing';
import { inventedParts, removeInvented } from './samples';

jest.mock('@/lib/schema');
// Nothing is wrong with the pictures themselves.
jest.mock('../check/files', () => {
  const none = () => [];
  return { checkFiles: none, signErrors: none, smallPictures: none };
});
jest.mock('../admin/json-schema');

const before = process.cwd();
const { path: copy, remove } = temporaryFolder();

beforeAll(() => {
  for (const folder of ['content', join('public', 'clients')])
    cpSync(folder, join(copy, folder), { recursive: true });
  process.chdir(copy);
});
afterAll(() => {
  process.chdir(before);
  remove();
});

const homeFile = 'content/pages/home.json';
const readHome = () => JSON.parse(readFileSync(homeFile, 'utf8'));
const pricesFile = 'content/prices.json';
const readPrices = () => JSON.parse(readFileSync(pricesFile, 'utf8'));

const included = { en: 'Cloth', ar: 'Cloth' };
const productOf = (page: string) => ({ page, rates: [{ unit: 'piece', from: 1 }], included });

test('what names a renamed entry takes its new name, and no file is unused until it does', async () => {
  writeFileSync(pricesFile, JSON.stringify({ ...readPrices(), products: [productOf('/contac')] }));
  expect((await checkContent()).unused).toBe(0);
  const missing = aboutMissing();
  expect(missing[0]?.message).toMatch(/did you mean ‘\/contact’/);
  rename(missing, missing[0]?.gone?.instead[0] ?? '');
  expect(readPrices().products).toEqual([productOf('/contact')]);
});

test('what names a deleted entry goes, and nothing else', () => {
  const products = ['/gone', '/contact', '/lost'].map(productOf);
  writeFileSync(pricesFile, JSON.stringify({ ...readPrices(), sample: true, products }));
  expect(prune()).toEqual([`${pricesFile}: products[3]`, `${pricesFile}: products[1]`]);
  expect(readPrices().products).toEqual([productOf('/contact')]);
});

test('without what is invented, a valid site is left that only its own facts keep from the public', () => {
  expect(inventedParts()).toContainEqual(expect.stringMatching(/^all prices/));
  const unshown = () => unusedFiles('.', readEntries().entries);
  writeFileSync('public/clients/owner.svg', '<svg/>');
  const owned = unshown();
  writeFileSync(homeFile, JSON.stringify({ ...readHome(), sample: true }));
  const fieldsOf = () => readHome().curtainCards.map(Object.keys);
  const fields: readonly string[][] = fieldsOf();
  removeInvented();
  // In their order, as the admin writes them.
  const left: readonly string[][] = fieldsOf();
  expect(left).toEqual(fields.map((each, at) => each.filter((name) => left[at]?.includes(name))));
  expect(left.flat()).not.toContain('rating');
  expect(owned.length).toBeGreaterThan(0);
  expect(unshown()).toEqual(owned);
  expect(inventedParts()).toEqual([]);
  expect(checkEntries().errors).toEqual([]);
  const stops = findSamples().filter(({ stops: stopped }) => stopped);
  expect(stops.map(({ what }) => what.split(':')[0])).not.toContain('invented entries');
});
