import { category, errors, put, read } from '@/scripts/check/testing';

/** Line of a field's first occurrence in a file. */
const lineOf = (file: string, field: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(`"${field}"`)) + 1;

it.each<[what: string, file: string, path: string, value: unknown, error: string]>([
  [
    'a text that is too long',
    category,
    'words.description',
    'Long. '.repeat(50),
    '300 characters; at most 240 wanted',
  ],
  [
    'a picture that is not there',
    category,
    'banner',
    '/pictures/none.jpg',
    '‘/pictures/none.jpg’: there is no such picture in the list of pictures; choose another, or add it there with what it shows',
  ],
  [
    'a field that nothing reads',
    category,
    'words.godFor',
    'x',
    'nothing reads this field here; is it misspelt?',
  ],
  [
    'a delivery time whose numbers are the wrong way round',
    category,
    'delivery',
    { unit: 'hours', from: 9, to: 4 },
    'from 9 to 4; the first number is the smaller one',
  ],
  [
    'a phone number without its country',
    'site.json',
    'phones.hero',
    '4444 1234',
    '‘4444 1234’: write it with + and the country, such as +974 5555 1234',
  ],
  [
    'HTML in a text',
    category,
    'words.goodFor',
    '<b>No</b>',
    '‘<b>No</b>’: HTML is shown as it is typed; write plain words',
  ],
])('refuses %s, by file, line and field', (_, file, path, value, error) => {
  put(file, path, value);
  const line = lineOf(file, path.split('.').at(-1) ?? '');
  expect(errors()).toContain(`${file}:${line}: ${path}: ${error}`);
});

it.each<[what: string, file: string, path: string, value: unknown, error: RegExp]>([
  [
    'a field that is missing',
    category,
    'words.goodFor',
    undefined,
    /: words\.goodFor: is missing; a text in quotation marks is wanted/,
  ],
  [
    'a caption that is missing',
    'cloth.json',
    'words.captions.blackout.noon',
    undefined,
    /: words\.captions\.blackout\.noon: is missing/,
  ],
  [
    'a grade that contradicts the order of the cloths',
    'cloth.json',
    'grades.blackout.sleep',
    1,
    /: grades\.blackout\.sleep: ‘1’: it hides more than the cloth before; this grade says the opposite/,
  ],
  [
    'stars that are no half steps',
    'pages/home.json',
    'curtainCards',
    [{ image: '/pictures/none.jpg', link: '/', rating: 4.7 }],
    /: curtainCards\[1\]\.rating: ‘4\.7’: one of these is wanted: 0, 0\.5, 1,/,
  ],
  [
    'a closing time past midnight that is not the last',
    'hours.json',
    'week.saturday',
    [
      { opens: '8:00', closes: '1:00' },
      { opens: '15:30', closes: '22:00' },
    ],
    /: week\.saturday: 8:00-1:00 goes past midnight, so it must be the last of its day/,
  ],
])('refuses %s', (_, file, path, value, error) => {
  put(file, path, value);
  expect(errors().join('\n')).toMatch(error);
});
