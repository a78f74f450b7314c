import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '@/config/locales';
import { inEvery, whereArabic } from '@/config/testing';
import { type ContentIssue, issueText, putAt } from '@/content/schema/issue';
import { temporaryFolder } from '../serve/testing';
import { checkEntries } from './validate';
import { contentWarnings } from './warnings';

// The shop’s own files may be invalid JSON, too.
jest.mock('@/lib/content/site', () => {
  throw new Error('content/site.json cannot be read');
});

const { path: folder, remove, ...copy } = temporaryFolder();
beforeAll(() => {
  const filter = (file: string) => !file.startsWith(join('content', 'media'));
  cpSync('content', folder, { recursive: true, filter });
});
afterAll(remove);

const changed = new Set<string>();
afterEach(() => {
  for (const name of changed) {
    const original = join('content', name);
    rmSync(join(folder, name), { recursive: true, force: true });
    if (existsSync(original)) cpSync(original, join(folder, name), { recursive: true });
  }
  changed.clear();
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function write(file: string, content: string): void {
  changed.add(file);
  copy.write(file, content);
}

function erase(name: string): void {
  changed.add(name);
  rmSync(join(folder, name), { recursive: true });
}

const replace = (file: string, before: string | RegExp, after: string) =>
  write(file, read(file).replace(before, after));

function put(file: string, path: string, value: unknown): void {
  const entry = JSON.parse(read(file));
  putAt(entry, path.split('.'), value);
  write(file, `${JSON.stringify(entry, null, 2)}\n`);
}

const anyIn = (...folders: readonly string[]) =>
  folders
    .flatMap((name) => readdirSync(join('content', name)).map((file) => `${name}/${file}`))
    .find((file) => !/\.\w\w\./.test(file)) ?? '';
const category = anyIn('categories/curtains', 'categories/blinds');
const picture = anyIn('pictures');

const linesOf = (issues: readonly ContentIssue[]) =>
  issues.map((each) => issueText(each).replaceAll(`${folder}/`, ''));
const errors = () => linesOf(checkEntries(folder).errors);

it('accepts the current content', () => {
  expect(errors()).toEqual([]);
});

const overnight = [
  { opens: '8:00', closes: '1:00' },
  { opens: '15:30', closes: '22:00' },
];

it.each<[file: string, path: string, value: unknown, error: string]>([
  [category, 'words.description', 'Long. '.repeat(50), '300 characters; must be at most 240'],
  [category, 'banner', '/pictures/none.jpg', '‘/pictures/none.jpg’: there is no such picture'],
  [category, 'words.godFor', 'x', 'unknown field; is it misspelt?'],
  [category, 'delivery', { unit: 'hours', from: 9, to: 4 }, '‘to’ is required and must be more'],
  [category, 'words.goodFor', '<b>No</b>', '‘<b>No</b>’: HTML is shown as typed'],
  ['site.json', 'phones.hero', '4444 1234', '‘4444 1234’: write it with + and the country'],
  ['hours.json', 'week.saturday', overnight, '15:30-22:00 begins before 8:00-1:00 ends'],
  ['cloth.json', 'grades.blackout.sleep', 1, '‘1’: it hides more than the previous cloth'],
])('refuses by file, line and field: %s, %s %j', (file, path, value, error) => {
  put(file, path, value);
  const steps = path.split('.');
  const { line } = steps.reduce(
    ({ line: above, text }, step) => {
      const [before = '', ...after] = text.split(`"${step}":`);
      return { line: above + before.split('\n').length - 1, text: after.join(`"${step}":`) };
    },
    { line: 1, text: read(file) },
  );
  expect(errors().join('\n')).toContain(`${file}:${line}: ${path}: ${error}`);
});

it.each<[what: string, edit: () => void, says: RegExp]>([
  [
    'a choice that there is not',
    () => put('pages/home.json', 'blindsCards', [{ rating: 4.7 }]),
    /blindsCards\[1\]\.rating: ‘4\.7’: must be one of: 0, 0\.5, 1,/,
  ],
  [
    'a name that is still an example',
    () => {
      put('pages/home.json', 'sample', false);
      put('pages/home.json', 'blindsCards', [{ name: { en: 'Sample blinds' } }]);
    },
    /blindsCards\[1\]\.name\.en: this is no longer an example/,
  ],
  [
    'a text that is missing',
    () => put(category, 'features', [{ title: inEvery('One'), text: {} }]),
    new RegExp(`features\\[1\\]\\.text\\.${defaultLocale}: is missing; a text in quotation marks`),
  ],
  [
    'a file that is not JSON',
    () => replace(category, /,(\s+)"/, '$1"'),
    /^categories.*\.json:3: this is not valid JSON; a comma, .*$/,
  ],
  [
    'a picture of the same address',
    () => write('pictures/another.json', read(picture)),
    /: file: the same as in .*; names must differ/,
  ],
  [
    'a name that cannot be an address',
    () => write('categories/curtains/My Page.json', read(category)),
    /^categories\/curtains\/My Page\.json: its name: it becomes part of an address/,
  ],
  [
    'a translation of nothing',
    () => write('services/stools.ar.json', '{}'),
    /^services\/stools\.ar\.json: it translates stools\.json, which does not exist; delete/,
  ],
  [
    'a file that nothing reads',
    () => write('blog/notes.txt', ''),
    /^blog\/notes\.txt: unused file; delete it$/,
  ],
])('refuses %s', (_, edit, says) => {
  edit();
  expect(errors()).toContainEqual(expect.stringMatching(says));
});

it('accepts names of the shop, and optional lists that are empty or omitted', () => {
  put(category, 'words.goodFor', 'Rooms in {shop.district}, {shop.city}');
  for (const name of ['blog', 'projects', 'testimonials', 'clients', 'faq']) erase(name);
  for (const name of ['media', 'services', 'features']) put(category, name, undefined);
  put(category, 'reasons', []);
  expect(errors()).toEqual([]);
});

whereArabic('checks the words of another language', () => {
  const arabic = category.replace('.json', '.ar.json');
  put(arabic, 'words', { ...JSON.parse(read(arabic)).words, name: '' });
  put(arabic, 'order', 1);
  expect(errors()).toEqual([
    expect.stringMatching(/\.ar\.json:\d+: words\.name: ‘’: the text is missing/),
    expect.stringMatching(/\.ar\.json:\d+: order: unknown field; is it misspelt/),
  ]);
  erase(arabic);
  expect(errors()).toEqual([expect.stringContaining(`${arabic}: file is missing`)]);
});

it.each<[what: string, edit: () => void, says: string]>([
  [
    'a name in another script',
    () => put('site.json', 'words.name', 'ستائر ليلى'),
    'words.name: ‘ستائر ليلى’: contains no English letters',
  ],
  [
    'a digit too many in a price',
    () =>
      put(
        'prices.json',
        'products',
        [190, 1900].map((from) => ({ rates: [{ unit: 'window', from, to: from }] })),
      ),
    'products[2].rates[1].from: 1900',
  ],
])('warns of %s', (_, edit, says) => {
  edit();
  expect(linesOf(contentWarnings(checkEntries(folder).entries)).join('\n')).toContain(says);
});
