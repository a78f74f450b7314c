import { curtains } from '@/content/collections';
import { faults, read, replace, warnings, write } from './testing';

const post = 'blog/fabric-in-a-dusty-summer';

test.each([
  ['a mark of exclamation', /"title": "/, '"title": "New! ', 'words.title: an exclamation mark'],
  [
    'a text past its limit',
    /"summary": ".*"/,
    `"summary": "${'Long '.repeat(40)}"`,
    '200 characters; 110 to 160 do best',
  ],
])('%s stops nothing, and is said', (_, before, after, says) => {
  replace(`${post}.json`, before, after);
  expect(faults()).toEqual([]);
  expect(warnings()).toEqual([expect.stringContaining(says)]);
});

test('a price with a digit too many is asked about', () => {
  const products = [190, 1900].map((from, index) => ({
    page: `/curtains/${curtains[index]?.slug}`,
    rates: [{ unit: 'window', from, to: from }],
  }));
  const words = (included: string) => ({ products: products.map(() => ({ included })) });
  const facts = { sample: true, since: '2026-11-01', roundTo: 10, products };
  write('prices.json', JSON.stringify({ ...facts, words: words('cloth') }));
  write('prices.ar.json', JSON.stringify({ words: words('قماش') }));
  expect(faults()).toEqual([]);
  expect(warnings()).toContainEqual(expect.stringContaining('products[2].rates[1].from: 1900'));
});

test('a copy of an entry stops nothing; what it has in common is said', () => {
  for (const ending of ['json', 'ar.json']) write(`blog/copy.${ending}`, read(`${post}.${ending}`));
  expect(faults()).toEqual([]);
  const said = warnings().join('\n');
  for (const field of ['words.summary', 'order'])
    expect(said).toContain(`: ${field}: the same as in`);
});
