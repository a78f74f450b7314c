/** docs/requirements.md 3.3 */
import { defaultLocale } from '@/config/locales';
import { type ContentEntry, issueText, putAt, valueAt } from '@/lib/schema/issue';
import { temporaryFolder } from '../serve/testing';
import { isSource, readEntries } from './entries';
import { misspeltPlaces } from './relations';
import { entryOf } from './testing';
import { checkEntries, contentWarnings, errorsIn } from './validate';

// The shop’s own files may be invalid JSON, too.
jest.mock('@/lib/content/site', () => {
  throw new Error('content/site.json cannot be read');
});

jest.mock('@/lib/schema');
jest.mock('../admin/json-schema');

const { entries } = readEntries();

/** The content with other values in one file. */
const changed = (file: string, values: Readonly<Record<string, unknown>>) =>
  entries.map((entry) => {
    if (entry.file !== file) return entry;
    const value = structuredClone(entry.value);
    for (const [path, own] of Object.entries(values)) putAt(value, path.split('.'), own);
    return { ...entry, value };
  });

const firstOf = (pattern: RegExp) =>
  entries.filter((entry) => isSource(entry) && pattern.test(entry.collection))[0] ??
  entryOf('', '');
const { file: category } = firstOf(/^(?:curtains|blinds)$/);
const home = 'content/pages/home.json';

const linesIn = (all: readonly ContentEntry[]) => errorsIn(all).map(issueText);

/** The errors of one changed file: to check all of them again takes half a second. */
const linesOf = (file: string, values: Readonly<Record<string, unknown>>) =>
  linesIn(changed(file, values).filter((entry) => entry.file === file));

it('accepts the current content', () => {
  expect(checkEntries().errors).toEqual([]);
});

const overnight = [
  { opens: '8:00', closes: '1:00' },
  { opens: '15:30', closes: '22:00' },
];

it.each<[file: string, path: string, value: unknown, error: string]>([
  [category, 'words.description', 'Long. '.repeat(50), '300 characters; must be at most 240'],
  [category, 'banner', '/pictures/none.jpg', '‘/pictures/none.jpg’: there is no such picture'],
  [category, 'words.goodFor', '<b>No</b>', '‘<b>No</b>’: must be plain text'],
  ['content/site.json', 'phones.showroom', '4444 1234', '‘4444 1234’: write it with + and the'],
  ['content/hours.json', 'week.saturday', overnight, '15:30-22:00 begins before 8:00-1:00'],
])('refuses by file, line and field: %s, %s %j', (file, path, value, error) => {
  const line = entries.find((each) => each.file === file)?.lineOf(path.split('.'));
  expect(linesOf(file, { [path]: value })).toContainEqual(
    expect.stringContaining(`${file}:${line}: ${path}: ${error}`),
  );
});

const named = { sample: false, blindsCards: [{ name: { en: 'Sample blinds' } }] };

it.each<[file: string, values: Readonly<Record<string, unknown>>, error: string]>([
  [category, { 'words.godFor': 'x' }, 'words.godFor: unknown field; is it misspelt?'],
  [
    category,
    { features: [{ title: { en: 'One', ar: 'One' }, text: {} }] },
    `features[1].text.${defaultLocale}: is missing; a text in quotation marks is required`,
  ],
  [home, { blindsCards: [{ rating: 4.7 }] }, 'rating: ‘4.7’: must be one of: 0, 0.5, 1,'],
  ['content/site.json', { phones: { whatsapp: 'none' } }, 'whatsapp: ‘none’: a telephone or a'],
  ['content/promises.json', { 'words.area': '{shop.visit}' }, 'area: ‘{shop.visit}’: a promise'],
  [home, named, 'blindsCards[1].name.en: ‘Sample blinds’: this is no longer'],
])('refuses in %s: %j', (file, values, error) => {
  expect(linesOf(file, values)).toContainEqual(expect.stringContaining(error));
});

it('refuses pictures whose names differ in their ending alone', () => {
  const picture = firstOf(/^pictures$/);
  const file = String(valueAt(picture.value, ['file'])).replace(/\w+$/, 'webp');
  expect(linesIn([picture, { ...picture, id: 'twin', value: { file } }])).toContainEqual(
    expect.stringMatching(/: file: .* the same as in .*; names must differ/),
  );
});

it('refuses a copy whose names, in capitals or not, and description are those of the original', () => {
  const name = String(valueAt(firstOf(/^(?:curtains|blinds)$/).value, ['words', 'name']));
  const copies = changed(category, { 'words.name': name.toUpperCase() })
    .filter(({ file }) => file === category)
    .map((each) => ({ ...each, id: 'copy', file: each.file.replace('.', '-copy.') }));
  const own = entries.filter(({ file }) => file === category);
  const twice = linesIn([...own, ...copies]).filter((each) => each.includes('the same as in'));
  const fields = twice.map((each) => each.match(/\.json:\d+: (\S+):/)?.[1]);
  const expected = ['words.name', 'words.heading', 'words.description'];
  expect([...new Set(fields)].sort()).toEqual(expected.sort());
});

it.each<[file: string, content: string | Buffer, says: RegExp]>([
  [
    'blog/one.json',
    '{\n  "order": 1\n  "sample": true\n}',
    /:3:3: this is not valid JSON; a comma/,
  ],
  [
    'blog/one.json',
    '{\n<<<<<<< HEAD\n  "order": 1\n}',
    /:2:1: two changes of the file were merged/,
  ],
  ['blog/one.json', Buffer.from('{ "order": 1 }', 'utf16le'), /:1: save it as UTF-8/],
  ['categories/curtains/My Page.json', '{}', /: its name: it becomes part of an address/],
  ['services/stools.ar.json', '{}', /: it translates stools\.json, which does not exist; delete/],
  ['blog/one.json', '{ "order": 1, "order": 2 }', /:1:15: "order" is there twice/],
  ['categories/roller.json', '{}', /: no page reads it; is it a file/],
  ['prices.ar.json', '{}', /\/prices\.json: is missing; undo its deletion/],
  ['blog/notes.txt', '', /: unused file; delete it$/],
])('refuses the file %s', (file, content, says) => {
  const { path, write, remove } = temporaryFolder();
  write(file, content);
  const lines = checkEntries(path).errors.map(issueText);
  remove();
  expect(lines).toContainEqual(expect.stringMatching(says));
});

it('accepts optional lists that are empty or omitted', () => {
  const lists = { media: undefined, services: undefined, features: undefined, reasons: [] };
  const optional = /^(?:posts|projects|testimonials|clients|faqSubjects)$/;
  const all = changed(category, lists).filter(({ collection }) => !optional.test(collection));
  expect(linesIn(all)).toEqual([]);
});

test('says which section of the home page shows no product', () => {
  const lines = contentWarnings(changed(home, { curtainCards: undefined })).map(issueText);
  const said =
    /home\.json:\d+: curtainCards: is empty, so the home page has no section of curtains/;
  expect(lines).toContainEqual(expect.stringMatching(said));
});

test('checks the words of another language', () => {
  const arabic = category.replace('.json', '.ar.json');
  expect(linesOf(arabic, { 'words.name': '', order: 1 })).toEqual([
    expect.stringMatching(/\.ar\.json:\d+: words\.name: ‘’: the text is missing/),
    expect.stringMatching(/\.ar\.json:\d+: order: unknown field; is it misspelt/),
  ]);
  expect(linesIn(entries.filter(({ file }) => file === category))).toContainEqual(
    expect.stringContaining(`${arabic}: file is missing`),
  );
});

test('names a misspelt placeholder of a shop of one language by what the other has', () => {
  const words = { note: 'Open: {hors}', count: { one: 'One', other: '{count} cloths' } };
  const other = { note: 'نفتح {hours}', count: { two: 'قماشان', other: '{count} قماشا' } };
  const [one] = misspeltPlaces(
    [entryOf('interface', 'interface', { words })],
    [entryOf('interface', 'interface', { words: other }, 'ar')],
  );
  expect(one).toMatchObject({ path: ['words', 'note'] });
  expect(one?.message).toMatch(/^\{hors\} here, \{hours\} in .*: one of them is wrong$/);
});

test('asks for a caption that another language has', () => {
  const hasCaption = ({ value }: ContentEntry) => valueAt(value, ['words', 'caption']);
  const captioned = entries.find((each) => isSource(each) && hasCaption(each));
  const arabic = captioned?.file.replace('.json', '.ar.json') ?? '';
  const both = changed(arabic, { 'words.caption': undefined }).filter(
    ({ file }) => file === arabic || file === captioned?.file,
  );
  expect(linesIn(both)).toEqual([
    expect.stringMatching(/\.ar\.json:\d+: words\.caption: is missing; content\/.* has one/),
  ]);
});

test.each([
  ['site', 'words.name', 'Layla', 'words.name: ‘Layla’: contains no Arabic letters'],
  ['pages/home', 'words.eyebrow', 'We measure, sew and fit', 'contains no Arabic letters'],
  ['pages/home', 'words.eyebrow', 'نخيط ستائر Wave في الدوحة', undefined],
])('warns of what is not translated: %s.ar.json, %s %s', (file, path, value, warning) => {
  const own = `content/${file}.ar.json`;
  const warnings = contentWarnings(changed(own, { [path]: value })).map(issueText);
  const said = warnings.filter((each) => each.startsWith(own));
  expect(said).toEqual(warning ? [expect.stringContaining(warning)] : []);
});
