import { defaultLocale, locales } from '@/config/locales';
import { anyPicture, category, errors, put, read } from '@/scripts/check/testing';

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

it.each([
  [category, 'words.goodFor'],
  [category, `features[1].text.${defaultLocale}`],
  ['cloth.json', 'words.captions.blackout.noon'],
])('refuses a field that is missing: %s, %s', (file, path) => {
  put(file, path.replace('[1]', '.0'), undefined);
  expect(errors().join('\n')).toContain(`: ${path}: is missing; a text in quotation marks is`);
});

it.each<[what: string, file: string, path: string, value: unknown, error: string]>([
  [
    'a grade that contradicts the order of the cloths',
    'cloth.json',
    'grades.blackout.sleep',
    1,
    'grades.blackout.sleep: ‘1’: it hides more than the previous cloth',
  ],
  [
    'stars that are no half steps',
    'pages/home.json',
    'curtainCards',
    [{ image: '/pictures/none.jpg', link: '/', rating: 4.7 }],
    'curtainCards[1].rating: ‘4.7’: must be one of: 0, 0.5, 1,',
  ],
])('refuses %s', (_, file, path, value, error) => {
  put(file, path, value);
  expect(errors().join('\n')).toContain(`: ${error}`);
});

it('refuses the name of a sample in an entry that is none', () => {
  put('pages/home.json', 'sample', false);
  put('pages/home.json', 'blindsCards', [{ name: { en: 'Sample blinds' } }]);
  expect(errors().join('\n')).toContain('blindsCards[1].name.en: this is no longer an example');
});

it('refuses a caption in one language only', () => {
  if (locales.length < 2) return;
  const [file, arabic] = [anyPicture(), anyPicture().replace('.json', '.ar.json')];
  put(file, 'words.caption', 'Wave curtains');
  put(arabic, 'words.caption', undefined);
  expect(errors()).toContainEqual(
    expect.stringMatching(
      /^pictures\/.*\.ar\.json:\d+: words\.caption: is missing; .*\.json has one$/,
    ),
  );
});
