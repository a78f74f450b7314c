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
    'a placeholder for nothing',
    () => put(category, 'words.goodFor', '{shop.town}'),
    /words\.goodFor: .*\{shop\.town\} is unknown; facts of the shop are \{shop\.name\}/,
  ],
  [
    'a picture of the same address',
    () => write('pictures/another.json', read(anyPicture())),
    /another\.json:\d+: file: the same as in .*; names must differ/,
  ],
  [
    'a name that cannot be an address',
    () => write('categories/curtains/My Page.json', read(category)),
    /^categories\/curtains\/My Page\.json: its name becomes part of an address/,
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
