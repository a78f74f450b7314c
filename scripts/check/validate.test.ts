import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultText } from './fault';
import { validateContent } from './validate';

const copy = mkdtempSync(join(tmpdir(), 'content-'));
const wave = 'categories/curtains/wave.json';

/** The files that a test has changed. */
const changed = new Set<string>();

beforeAll(() => {
  const filter = (file: string) => !file.startsWith(join('content', 'media'));
  cpSync('content', copy, { recursive: true, filter });
});

afterEach(() => {
  for (const file of changed) {
    if (existsSync(join('content', file))) cpSync(join('content', file), join(copy, file));
    else rmSync(join(copy, file));
  }
  changed.clear();
});

afterAll(() => rmSync(copy, { recursive: true }));

const say = () => validateContent(copy).map((fault) => faultText(fault).replace(`${copy}/`, ''));
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const write = (file: string, text: string) => {
  changed.add(file);
  writeFileSync(join(copy, file), text);
};
const replace = (file: string, before: string | RegExp, after: string) =>
  write(file, read(file).replace(before, after));

it('has nothing against the content as it is', () => {
  expect(validateContent()).toEqual([]);
});

it.each<[what: string, file: string, before: string | RegExp, after: string, fault: string]>([
  [
    'a text that is too long',
    wave,
    /"description": "/,
    `"description": "${'Long. '.repeat(30)}`,
    `${wave}:48: words.description: 320 characters; at most 160 wanted`,
  ],
  [
    'a picture that is not there',
    wave,
    'curtains-wave-1.jpg',
    'curtains-wavy-1.jpg',
    `${wave}:7: media[1].src: ‘/pictures/curtains-wavy-1.jpg’: there is no such picture in the list of pictures; choose another, or add it there with what it shows`,
  ],
  [
    'a field that nothing reads',
    wave,
    '"goodFor"',
    '"godFor": "x",\n    "goodFor"',
    `${wave}:54: words.godFor: nothing reads this field here; is it misspelt?`,
  ],
  [
    'a field that is missing',
    wave,
    /\n {4}"goodFor": ".*",/,
    '',
    `${wave}:45: words.goodFor: is missing; a text in quotation marks is wanted`,
  ],
  [
    'a caption that is missing',
    'cloth.json',
    /\n {8}"noon": "Black at noon.*/,
    '',
    'words.captions.blackout.noon: is missing; a text in quotation marks is wanted',
  ],
  [
    'a grade that contradicts the order of the cloths',
    'cloth.json',
    /("lined": \{\s*"viewOut": )1/,
    '$12',
    'grades.lined.viewOut: ‘2’: it hides more than the cloth before; this grade says the opposite',
  ],
  [
    'a film where a picture belongs',
    wave,
    '"type": "image"',
    '"type": "video"',
    `${wave}:6: media[1].type: ‘video’: a picture is wanted here`,
  ],
  [
    'a delivery time whose numbers are the wrong way round',
    wave,
    '"from": 3',
    '"from": 9',
    `${wave}:35: delivery: from 9 to 4; the first number is the smaller one`,
  ],
  [
    'stars that are no half steps',
    'pages/home.json',
    '"rating": 5',
    '"rating": 4.7',
    'pages/home.json:31: curtainCards[2].rating: ‘4.7’: one of these is wanted: 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5',
  ],
  [
    'a phone number without its country',
    'site.json',
    '+974 0000 0001',
    '4444 1234',
    'site.json:3: phones.hero: ‘4444 1234’: write it with + and the country, such as +974 5555 1234',
  ],
  [
    'HTML in a text',
    'faq/prices.json',
    /"a": "/,
    '"a": "<b>No</b> ',
    'HTML is shown as it is typed; write plain words',
  ],
  [
    'a closing time past midnight that is not the last',
    'hours.json',
    '"closes": "13:00"',
    '"closes": "1:00"',
    'hours.json:3: week.saturday: 8:00-1:00 goes past midnight, so it must be the last of its day',
  ],
  [
    'a heading that is kept on purpose',
    'categories/blinds/window.json',
    'Roller Blinds Gallery',
    'Window Blinds Gallery',
    '‘Roller Blinds Gallery’ is kept here on purpose',
  ],
  [
    'a question that is asked twice',
    'faq/prices.json',
    /"q": ".*"/,
    '"q": "How dark does a room get with blackout?"',
    'this question is asked twice',
  ],
])('refuses %s', (_, file, before, after, fault) => {
  replace(file, before, after);
  expect(say().join('\n')).toContain(fault);
});

it('names all faults at once', () => {
  replace(wave, /"description": ".*"/, '"description": "Short"');
  replace('site.json', 'hello@example.com', 'hello');
  expect(say()).toHaveLength(2);
});

it('refuses a file that is no JSON, by its line', () => {
  replace(wave, '"order": 5,', '"order": 5');
  // And says nothing of what refers to it.
  expect(say()).toEqual([
    `${wave}:3: this is no JSON; a comma, a quotation mark or a bracket is missing or too many, here or just before`,
  ]);
});

it('refuses a byte order mark, and a field that is there twice', () => {
  write(wave, `\uFEFF${read(wave)}`);
  replace('site.json', '"secondName"', '"name": "x",\n  "secondName"');
  expect(say().join('\n')).toMatch(/wave\.json:1: begins with a byte order mark.*/s);
  expect(say().join('\n')).toContain(
    'site.json:29: ‘name’ is there twice; one of them would be lost',
  );
});

it('refuses what is left when an entry is deleted that others link to', () => {
  changed.add(wave);
  rmSync(join(copy, wave));
  expect(say().join('\n')).toMatch(
    /pages\/home\.json:\d+: curtainCards\[3\]\.link: ‘\/curtains\/wave’: there is no such page; was it renamed or deleted\?/,
  );
});

it('refuses two pictures of one address, and names that cannot stand in one', () => {
  write('pictures/showroom-2.json', read('pictures/showroom.json'));
  write('services/My Service.json', read('services/beds.json'));
  const faults = say().join('\n');
  expect(faults).toContain('showroom-2.json has a picture of the same address');
  expect(faults).toContain(
    'services/My Service.json: its name becomes an address; use small letters, digits and ‘-’',
  );
});

it('refuses files that nothing reads', () => {
  write('blog/notes.txt', '');
  write('services/stools.ar.json', '{}');
  expect(say()).toEqual([
    'services/stools.ar.json: it translates stools.json, which is not there; take it away too',
    'blog/notes.txt: nothing reads this file; take it away',
  ]);
});

it('takes the words of another language and checks them', () => {
  const { words } = JSON.parse(read('services/beds.json'));
  write('services/beds.ar.json', JSON.stringify({ words }));
  expect(say()).toEqual([]);
  write('services/beds.ar.json', JSON.stringify({ order: 1, words: { ...words, title: '' } }));
  expect(say()).toEqual([
    'services/beds.ar.json:1: words.title: ‘’: the text is missing',
    'services/beds.ar.json:1: order: nothing reads this field here; is it misspelt?',
  ]);
});
