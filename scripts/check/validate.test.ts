import { defaultLocale, locales } from '@/config/locales';
import { whereArabic } from '@/config/testing';
import {
  anyPicture,
  arabic,
  category,
  change,
  errors,
  put,
  read,
  removeAll,
  replace,
  write,
} from './testing';
import { checkEntries } from './validate';

// The shop’s own files may be invalid JSON, too.
jest.mock('@/lib/content/site', () => {
  throw new Error('content/site.json cannot be read');
});

it('accepts the current content', () => {
  expect(checkEntries().errors).toEqual([]);
});

it('reports all errors at once', () => {
  put(category, 'words.description', 'Short');
  put('site.json', 'email', 'hello');
  expect(errors()).toHaveLength(2);
});

const lineOf = (file: string, field: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(`"${field}"`)) + 1;

const overnight = [
  { opens: '8:00', closes: '1:00' },
  { opens: '15:30', closes: '22:00' },
];

it.each<[file: string, path: string, value: unknown, error: string]>([
  [category, 'words.description', 'Long. '.repeat(50), '300 characters; must be at most 240'],
  [category, 'banner', '/pictures/none.jpg', '‘/pictures/none.jpg’: there is no such picture'],
  [category, 'words.godFor', 'x', 'unknown field; is it misspelt?'],
  [category, 'delivery', { unit: 'hours', from: 9, to: 4 }, 'from 9 to 4; the first number must'],
  [category, 'words.goodFor', '<b>No</b>', '‘<b>No</b>’: HTML is shown as typed'],
  ['site.json', 'phones.hero', '4444 1234', '‘4444 1234’: write it with + and the country'],
  ['hours.json', 'week.saturday', overnight, '8:00-1:00 ends after midnight'],
])('refuses by file, line and field: %s, %s %j', (file, path, value, error) => {
  put(file, path, value);
  const line = lineOf(file, path.split('.').at(-1) ?? '');
  expect(errors().join('\n')).toContain(`${file}:${line}: ${path}: ${error}`);
});

it('refuses what is no choice, misses, or contradicts another field', () => {
  put('cloth.json', 'grades.blackout.sleep', 1);
  put('pages/home.json', 'sample', false);
  put('pages/home.json', 'blindsCards', [{ name: { en: 'Sample blinds' }, rating: 4.7 }]);
  put(category, `features.0.text.${defaultLocale}`, undefined);
  const all = errors().join('\n');
  expect(all).toContain(': grades.blackout.sleep: ‘1’: it hides more than the previous cloth');
  expect(all).toContain('blindsCards[1].rating: ‘4.7’: must be one of: 0, 0.5, 1,');
  expect(all).toContain('blindsCards[1].name.en: this is no longer an example');
  expect(all).toContain(
    `: features[1].text.${defaultLocale}: is missing; a text in quotation marks is`,
  );
});

const windows1256 = Buffer.from([0xd3, 0xca, 0xc7, 0xc6, 0xd1]);

it.each<[what: string, edit: () => void, says: RegExp]>([
  [
    'a file that is not JSON, alone',
    () => replace(category, '"order": 99,', '"order": 99'),
    /^categories.*\/fixture\.json:3: this is not valid JSON; a comma, .* here or just before$/,
  ],
  [
    'a file in Windows-1256',
    () => write(category, Buffer.concat([Buffer.from('{\n"name": "'), windows1256])),
    /fixture\.json:2: is not saved as UTF-8/,
  ],
  [
    'a byte order mark',
    () => write(category, `\uFEFF${read(category)}`),
    /fixture\.json:1: begins with a byte order mark/,
  ],
  [
    'a field that is there twice',
    () => replace('site.json', '"secondName"', '"name": "x",\n  "secondName"'),
    /site\.json:\d+: ‘name’ is there twice; one of them would be ignored/,
  ],
  [
    'a picture of the same address',
    () => write('pictures/another.json', read(anyPicture())),
    /another\.json:\d+: file: the same as in .*; names must differ/,
  ],
  [
    'a name that cannot be an address',
    () => write('categories/curtains/My Page.json', read(category)),
    /^categories\/curtains\/My Page\.json: its name: it becomes part of an address/,
  ],
  [
    'a translation of nothing',
    () => write('services/stools.ar.json', '{}'),
    /^services\/stools\.ar\.json: it translates stools\.json, which does not exist; delete this file, too$/,
  ],
  [
    'a file that nothing reads',
    () => write('blog/notes.txt', ''),
    /^blog\/notes\.txt: unused file; delete it$/,
  ],
])('refuses %s', (_, edit, says) => {
  edit();
  expect(errors().join('\n')).toMatch(says);
});

it('accepts names of the shop, and optional lists that are empty or omitted', () => {
  put(category, 'words.goodFor', 'Rooms in {shop.district}, {shop.city}');
  for (const folder of ['blog', 'projects', 'testimonials', 'clients', 'faq']) removeAll(folder);
  change(category, ({ media, services, features, ...entry }) => ({ ...entry, reasons: [] }));
  expect(errors()).toEqual([]);
});

whereArabic('accepts and checks the words of another language', () => {
  change(arabic, ({ words }) => ({ order: 1, words: { ...Object(words), name: '' } }));
  expect(errors()).toEqual([
    `${arabic}:4: words.name: ‘’: the text is missing`,
    `${arabic}:2: order: unknown field; is it misspelt?`,
  ]);
});

(locales.length > 1 ? it : it.skip)('refuses a caption in one language only', () => {
  put(anyPicture(), 'words.caption', 'Wave curtains');
  put(anyPicture().replace('.json', '.ar.json'), 'words.caption', undefined);
  expect(errors()).toContainEqual(
    expect.stringMatching(
      /^pictures.*\.ar\.json:\d+: words\.caption: is missing; .*\.json has one$/,
    ),
  );
});
