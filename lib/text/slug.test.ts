import { slug, uniqueSlugs } from './slug';

test.each([
  ['Do I have to count my lamps?', 'do-i-have-to-count-my-lamps'],
  ['How do 30% OFF and 10% OFF differ?', 'how-do-30-off-and-10-off-differ'],
  ['Whose is the cloth that’s left?', 'whose-is-the-cloth-thats-left'],
  ['  Café – crème  ', 'cafe-creme'],
  ['هل أقيس النوافذ؟', 'هل-اقيس-النوافذ'],
])('turns %j into %j', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test('numbers duplicates, on each page anew', () => {
  const idOf = uniqueSlugs();
  const ids = ['Delivery', 'delivery?', 'Delivery 2', 'Delivery'].map(idOf);
  expect(ids).toEqual(['delivery', 'delivery-2', 'delivery-2-2', 'delivery-3']);
  expect(uniqueSlugs()('Delivery')).toBe('delivery');
  expect(['🎉', '…'].map(uniqueSlugs())).toEqual(['part', 'part-2']);
});
