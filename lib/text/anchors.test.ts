import { anchorsOf } from './anchors';

test('ids differ, and end in a letter or a digit', () => {
  const anchor = anchorsOf();
  const texts = ['Prices', 'Prices 😀', 'Prices 😀', '😀', 'أسعار؟', 'film-x_-'];
  const ids = ['prices', 'prices-1', 'prices-2', 'part', 'أسعار', 'film-x'];
  expect(texts.map(anchor)).toEqual(ids);
});
