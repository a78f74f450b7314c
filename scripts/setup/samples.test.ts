import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries } from '../check/entries';
import { aboutMissing, prune, rename } from '../check/prune';
import { findSamples } from '../check/samples';
import { unusedFiles } from '../check/unused';
import { checkEntries } from '../check/validate';
import { temporaryFolder } from '../serve/testing';
import { inventedParts, removeInvented } from './samples';

jest.mock('@/lib/schema');
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

const included = { en: 'Cloth', ar: 'Cloth' };
const productOf = (page: string) => ({ page, rates: [{ unit: 'piece', from: 1 }], included });

test('what names a renamed entry takes its new name, what names a deleted one goes, and nothing else', () => {
  const { path: root, write, remove: removeRoot } = temporaryFolder();
  const file = join(root, 'prices.json');
  const productsAfter = (change: () => void) => {
    change();
    return JSON.parse(readFileSync(file, 'utf8')).products;
  };
  write('pages/contact.json', '{}');
  write('prices.json', JSON.stringify({ products: [productOf('/contac')] }));
  const missing = aboutMissing(root);
  expect(missing[0]?.message).toMatch(/did you mean ‘\/contact’/);
  const instead = missing[0]?.gone?.instead[0] ?? '';
  expect(productsAfter(() => rename(missing, instead))).toEqual([productOf('/contact')]);
  write('prices.json', JSON.stringify({ products: ['/gone', '/contact', '/lost'].map(productOf) }));
  const places = [`${file}: products[3]`, `${file}: products[1]`];
  expect(productsAfter(() => expect(prune(root)).toEqual(places))).toEqual([productOf('/contact')]);
  removeRoot();
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
