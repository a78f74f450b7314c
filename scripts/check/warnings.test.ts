import { arabic, category, errors, put, read, warnings, write } from './testing';

test.each([
  ['a mark of exclamation', 'words.name', 'New!', 'words.name: an exclamation mark'],
  [
    'a text past its limit',
    'words.description',
    'Long '.repeat(40),
    '200 characters; 110 to 160 do',
  ],
])('%s is a warning', (_, path, text, says) => {
  put(category, path, text);
  expect(errors()).toEqual([]);
  expect(warnings().join('\n')).toContain(says);
});

test('a price with a digit too many is a warning', () => {
  for (const file of [category, arabic]) write(file.replace('fixture', 'copy'), read(file));
  const products = [190, 1900].map((from, index) => ({
    page: ['/curtains/fixture', '/curtains/copy'][index],
    rates: [{ unit: 'window', from, to: from }],
  }));
  const words = (included: string) => ({ products: products.map(() => ({ included })) });
  const facts = { sample: true, since: '2026-11-01', roundTo: 10, products };
  write('prices.json', JSON.stringify({ ...facts, words: words('cloth') }));
  write('prices.ar.json', JSON.stringify({ words: words('قماش') }));
  expect(errors()).toEqual([]);
  expect(warnings()).toContainEqual(expect.stringContaining('products[2].rates[1].from: 1900'));
});

test('a copy of an entry is a warning that lists the shared texts', () => {
  for (const file of [category, arabic]) write(file.replace('fixture', 'copy'), read(file));
  expect(errors()).toEqual([]);
  const said = warnings().join('\n');
  for (const field of ['words.description', 'order'])
    expect(said).toContain(`: ${field}: the same as in`);
});

test('a link to an unpublished page is a warning', () => {
  put('pages/measure.json', 'published', false);
  put('pages/home.json', 'slides.0.link', '/measure');
  expect(errors()).toEqual([]);
  expect(warnings()).toContainEqual(expect.stringContaining(': slides[1].link: this page is not'));
});
