import { parsePage } from './html';
import { moveProps } from './props';
import { nextPage } from './testing';

test('props become a list in a file, in the order of the components', () => {
  const main = `<div data-component="A" data-props='{"a":1}'></div><div data-component="B"></div>`;
  const page = parsePage('index.html', nextPage({ main }));
  const file = moveProps(page, '/shop');
  // The first is the theme's button.
  expect(file?.text).toBe('[{},{"a":1},{}]');
  expect(page.$('body').attr('data-props')).toBe(`/shop/${file?.path}`);
  expect(page.$('main [data-props]')).toHaveLength(0);
});
