/** @jest-environment node */
import { type Literal, literalsOf } from './literals';

const texts = (source: string) =>
  literalsOf(source)
    .filter(({ kind }) => kind === 'text')
    .map(({ field, text, line }: Literal) => `${line} ${field}: ${text}`);

it('names each text by the path that leads to it, with its line', () => {
  const source = `import { a } from './a';

export const shop = {
  phones: { hero: 'one' },
  /** 'not this' */
  lines: ['two', { title: 'three' }], // 'nor this'
  'quoted-name': 'four',
} as const;

export const other: Readonly<Record<Weekday, readonly Period[]>> = {
  5: [['15:30', '22:00']],
};`;
  expect(texts(source)).toEqual([
    '1 : ./a',
    '4 shop.phones.hero: one',
    '6 shop.lines[0]: two',
    '6 shop.lines[1].title: three',
    '7 shop.quoted-name: four',
    '11 other.5[0][0]: 15:30',
    '11 other.5[0][1]: 22:00',
  ]);
});

it('gives the entries of a file without a name of its own bare paths', () => {
  const source = "export default { words: { en: { title: 'A' } } } satisfies PostFile;";
  expect(texts(source)).toEqual(['1 words.en.title: A']);
});

it('undoes escapes', () => {
  expect(texts('const a = { b: "it\\\'s \\u00e9" };')).toEqual(["1 a.b: it's é"]);
});

it('reads templates, with a mark for what is put into them', () => {
  const source = ['const a = { b: `Hi $', '{name}, $', "{f(`x`)}`, c: 'd' };"].join('');
  expect(texts(source)).toEqual(['1 a.b: Hi …, …', '1 a.c: d']);
});

it('reads sample() over several lines, with what it wraps as it stands there', () => {
  const source = `const site = {
  geo: sample({ latitude: 25.2, longitude: 51 }, 'where the door is'),
  map: sample(
    'https://maps.example',
    'the ' + 'short link',
  ),
  plain: 'not a sample',
};`;
  const samples = literalsOf(source).filter(({ kind }) => kind === 'sample');
  expect(samples).toEqual([
    {
      kind: 'sample',
      field: 'site.geo',
      line: 2,
      column: 14,
      text: '{ latitude: 25.2, longitude: 51 }',
      wanted: 'where the door is',
    },
    {
      kind: 'sample',
      field: 'site.map',
      line: 3,
      column: 14,
      text: "'https://maps.example'",
      wanted: 'the short link',
    },
  ]);
});

it('passes over a sample() in a comment, and over its import', () => {
  const source = "import { sample } from './sample';\n// sample('a', 'b')\n/* sample('a', 'b') */";
  expect(literalsOf(source).filter(({ kind }) => kind === 'sample')).toEqual([]);
});

it('says where a text does not end', () => {
  expect(() => literalsOf("const a = {\n  b: 'open,\n};")).toThrow('line 2');
});
