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
jest.mock('@/content/site', () => {
  throw new Error('content/site.json cannot be read');
});

it('has nothing against the content as it is', () => {
  expect(checkEntries().errors).toEqual([]);
});

it('reports all errors at once', () => {
  put(category, 'words.description', 'Short');
  put('site.json', 'email', 'hello');
  expect(errors()).toHaveLength(2);
});

it('refuses a file that is no JSON, by its line', () => {
  replace(category, '"order": 99,', '"order": 99');
  expect(errors()).toEqual([
    `${category}:3: this is no JSON; a comma, a quotation mark or a bracket is missing or too many, here or just before`,
  ]);
});

it('rejects a file in Windows-1256, by its line', () => {
  const arabicName = Buffer.from([0xd3, 0xca, 0xc7, 0xc6, 0xd1]);
  write(category, Buffer.concat([Buffer.from('{\n  "name": "'), arabicName, Buffer.from('"\n}')]));
  expect(errors()).toEqual([expect.stringMatching(/fixture\.json:2: is not saved as UTF-8/)]);
});

it('rejects a byte order mark, and duplicate fields', () => {
  write(category, `\uFEFF${read(category)}`);
  replace('site.json', '"secondName"', '"name": "x",\n  "secondName"');
  expect(errors().join('\n')).toMatch(/fixture\.json:1: begins with a byte order mark.*/s);
  expect(errors().join('\n')).toMatch(
    /site\.json:\d+: ‘name’ is there twice; one of them would be lost/,
  );
});

it('accepts optional lists that are empty or omitted', () => {
  for (const folder of ['blog', 'projects', 'testimonials', 'clients', 'faq']) removeAll(folder);
  change(category, ({ media, icons, services, words, ...facts }) => ({
    ...facts,
    words: { ...Object(words), captions: [], features: [], reasons: undefined },
  }));
  change(arabic, ({ words }) => ({
    words: { ...Object(words), captions: undefined, features: [], reasons: [] },
  }));
  expect(errors()).toEqual([]);
});

it('accepts only names of the shop as placeholders', () => {
  put(category, 'words.goodFor', 'Rooms in {shop.district}, {shop.city}');
  expect(errors()).toEqual([]);
  replace(category, '{shop.city}', '{shop.town}');
  expect(errors().join('\n')).toContain('words.goodFor: ‘Rooms in');
  expect(errors().join('\n')).toContain(
    '{shop.town} stands for nothing; names of the shop are {shop.name}',
  );
});

it('requires words for each item of a list', () => {
  change(category, ({ media, ...facts }) => ({ ...facts, media: Object(media).slice(1) }));
  const found = errors().join('\n');
  expect(found).toMatch(
    /fixture\.json:\d+: words\.captions: 2 of them; 1 are wanted, one for each of ‘media’/,
  );
  expect(found).toMatch(/fixture\.ar\.json:\d+: words\.captions: 2 of them; 1 are wanted/);
});

it('rejects two pictures with the same URL, and names invalid in one', () => {
  write('pictures/another.json', read(anyPicture()));
  write('categories/curtains/My Page.json', read(category));
  const found = errors().join('\n');
  expect(found).toMatch(
    /pictures\/another\.json:\d+: file: the same as in .*; the ending does not count/,
  );
  expect(found).toContain(
    'categories/curtains/My Page.json: its name becomes an address; use small letters, digits and ‘-’',
  );
});

it('refuses files that nothing reads', () => {
  write('blog/notes.txt', '');
  write('services/stools.ar.json', '{}');
  expect(errors()).toEqual([
    'services/stools.ar.json: it translates stools.json, which is not there; take it away too',
    'blog/notes.txt: nothing reads this file; take it away',
  ]);
});

it('accepts and checks the words of another language', () => {
  change(arabic, ({ words }) => ({ order: 1, words: { ...Object(words), name: '' } }));
  expect(errors()).toEqual([
    `${arabic}:4: words.name: ‘’: the text is missing`,
    `${arabic}:2: order: nothing reads this field here; is it misspelt?`,
  ]);
});
