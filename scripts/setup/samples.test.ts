import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prune } from '../check/prune';
import { findSamples } from '../check/samples';
import { checkEntries } from '../check/validate';
import { inventedParts, removeInvented } from './samples';

const before = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'samples-'));
const media = join('content', 'media');

beforeAll(() => {
  cpSync('content', join(copy, 'content'), { recursive: true, filter: (file) => file !== media });
  for (const folder of [media, 'public']) symlinkSync(resolve(folder), join(copy, folder));
  process.chdir(copy);
});
afterAll(() => {
  process.chdir(before);
  rmSync(copy, { recursive: true });
});

const pricesFile = 'content/prices.json';
const readPrices = () => JSON.parse(readFileSync(pricesFile, 'utf8'));

test('what names a deleted entry goes, and nothing else', () => {
  const included = { en: 'Cloth', ar: 'قماش' };
  const productOf = (page: string) => ({ page, rates: [{ unit: 'piece', from: 1 }], included });
  const products = ['/gone', '/contact', '/lost'].map(productOf);
  writeFileSync(pricesFile, JSON.stringify({ ...readPrices(), sample: true, products }));
  expect(prune()).toEqual([`${pricesFile}: products.2`, `${pricesFile}: products.0`]);
  expect(readPrices().products).toEqual([productOf('/contact')]);
});

test('without what is invented, a valid site is left that only its own facts keep from the public', () => {
  expect(inventedParts()).toContainEqual(expect.stringMatching(/^all prices/));
  removeInvented();
  expect(inventedParts()).toEqual([]);
  expect(checkEntries().errors).toEqual([]);
  const stops = findSamples().filter(({ stopsPublishing }) => stopsPublishing);
  expect(stops.map(({ what }) => what.split(':')[0])).not.toContain('invented entries');
});
