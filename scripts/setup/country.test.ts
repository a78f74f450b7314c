import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '@/config/countries';
import { countryCodes } from '@/lib/schema/country';
import { site } from '@/lib/schema/site';
import { temporaryFolder } from '../serve/testing';
import { changeCountry, storedCountry } from './country';

const before = process.cwd();
const { path: copy, remove } = temporaryFolder();
const file = 'content/site.json';
const visit = 'content/pages/visit.json';
const prices = 'content/prices.json';
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));

beforeEach(() => {
  process.chdir(before);
  for (const each of [file, visit, prices]) cpSync(each, join(copy, each));
  process.chdir(copy);
});
afterAll(() => {
  process.chdir(before);
  remove();
});

test.each(countryCodes)('leaves facts that fit %s, whatever was there', (code) => {
  for (const present of countryCodes) {
    const entry = read(file);
    const { prefix, digits } = countries[present];
    entry.phones.showroom = `+${prefix} ${'555512345'.slice(0, digits[0])}`;
    writeFileSync(file, JSON.stringify(entry));
    const said = changeCountry(code).join();
    const { error, data } = site.safeParse(read(file));
    expect(error).toBeUndefined();
    // As the admin writes it.
    expect(readFileSync(file, 'utf8')).not.toContain('[]');
    // Own answers are kept, and what is not is said.
    expect(data?.phones.showroom === entry.phones.showroom).toBe(code === present);
    if (code !== present) expect(said).toMatch(/samples now/);
  }
});

test('another country has other districts, and rounds dinars less', () => {
  changeCountry('QA');
  const all = read(visit).districts;
  changeCountry(storedCountry());
  expect(read(visit).districts).toEqual(all);
  expect(changeCountry('KW').join()).toMatch(/your own district only/);
  expect(read(prices).roundTo).toBe(1);
  expect(read(visit).districts).toEqual([{ en: '{shop.district}', ar: '{shop.district}' }]);
});
