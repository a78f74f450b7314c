import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countries } from '@/config/countries';
import { inEvery } from '@/config/testing';
import { countryCodes } from '@/content/schema/rules/country-issues';
import { site } from '@/content/schema/site';
import { countryOf, countryTarget } from './country';

const before = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'setup-'));
const file = join(copy, 'content/site.json');
const visit = 'content/pages/visit.json';

beforeEach(() => {
  for (const each of ['content/site.json', visit]) cpSync(each, join(copy, each));
  process.chdir(copy);
});
afterEach(() => process.chdir(before));
afterAll(() => rmSync(copy, { recursive: true }));

test.each([
  ['Oman', 'OM'],
  ['om', 'OM'],
  ['عُمان', 'OM'],
  ['الإمارات', 'AE'],
  ['Emirates', 'AE'],
  ['the United Arab Emirates', 'AE'],
  [' Saudi Arabia ', 'SA'],
  ['Yemen', 'Yemen'],
])('takes the country %s as %s', (typed, code) => expect(countryOf(typed)).toBe(code));

test('refuses other countries, and names those that there are', () => {
  expect(countryTarget.problem('Yemen')).toMatch(/one of: Qatar, .*Oman$/);
  expect(countryTarget.problem('OM')).toBeUndefined();
});

test.each(countryCodes)('leaves facts that fit %s, whatever was there', (code) => {
  for (const present of countryCodes) {
    const entry = JSON.parse(readFileSync(file, 'utf8'));
    const { prefix, digits } = countries[present];
    entry.phones.hero = `+${prefix} ${'555512345'.slice(0, digits[0])}`;
    writeFileSync(file, JSON.stringify(entry));
    const said = countryTarget.write(code);
    const { error, data } = site().safeParse(JSON.parse(readFileSync(file, 'utf8')));
    expect(error).toBeUndefined();
    // As the admin writes it.
    expect(readFileSync(file, 'utf8')).not.toContain('[]');
    // Own answers are kept, and what is not is said.
    expect(data?.phones.hero === entry.phones.hero).toBe(code === present);
    if (code !== present) expect(said).toMatch(/samples now/);
  }
});

test('another country has other districts', () => {
  const districts = () => JSON.parse(readFileSync(join(copy, visit), 'utf8')).districts;
  const all = districts();
  const present = countryTarget.read();
  countryTarget.write(present);
  expect(districts()).toEqual(all);
  expect(countryTarget.write(countryCodes.find((each) => each !== present))).toMatch(
    /your own district only/,
  );
  expect(districts()).toEqual([inEvery('{shop.district}')]);
});
