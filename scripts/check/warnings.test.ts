import { knownLocales, sourceLocale } from '@/config/locales';
import { inEvery } from '@/config/testing';
import { category, errors, put, read, warnings, write } from './testing';

function copyEntry(): void {
  const others = knownLocales.filter((each) => each !== sourceLocale);
  const files = others.map((each) => category.replace(/json$/, `${each}.json`));
  for (const file of [category, ...files]) write(file.replace('fixture', 'copy'), read(file));
}

function misprice(): void {
  copyEntry();
  const products = [190, 1900].map((from, index) => ({
    page: ['/curtains/fixture', '/curtains/copy'][index],
    rates: [{ unit: 'window', from, to: from }],
    included: inEvery('cloth'),
  }));
  const facts = { sample: true, since: '2026-11-01', roundTo: 10, products };
  write('prices.json', JSON.stringify(facts));
}

function linkToUnpublished(): void {
  put('pages/measure.json', 'published', false);
  put('pages/home.json', 'slides.0.link', '/measure');
}

const long = 'Long '.repeat(40);

test.each<[what: string, edit: () => void, says: string]>([
  [
    'an exclamation mark',
    () => put(category, 'words.name', 'New!'),
    ': words.name: contains an exclamation',
  ],
  [
    'a name in another script',
    () => put('site.json', 'words.name', 'ستائر ليلى'),
    'words.name: ‘ستائر ليلى’: contains no English letters',
  ],
  ['a long text', () => put(category, 'words.description', long), '200 characters; 110 to 160 are'],
  ['a digit too many in a price', misprice, 'products[2].rates[1].from: 1900'],
  ['a text of another entry', copyEntry, ': words.description: the same as in'],
  ['a link to an unpublished page', linkToUnpublished, ': slides[1].link: this page is not'],
])('%s is a warning', (_, edit, says) => {
  edit();
  expect(errors()).toEqual([]);
  expect(warnings().join('\n')).toContain(says);
});
