import { parsePage } from './html';
import { moveProps } from './props';
import { nextPage } from './testing';

test('props become a list in a file, and each element its place in it', () => {
  const main = ['{"a":1}', '{"b":"x"}'].map((props) => `<div data-props='${props}'></div>`);
  const page = parsePage('index.html', nextPage({ main: main.join('') }));
  const file = moveProps(page, '/shop');
  expect(file?.text).toBe('[{"a":1},{"b":"x"}]');
  expect(page.$('body').attr('data-props')).toBe(`/shop/${file?.path}`);
  const places = page.$('div[data-props]').toArray();
  expect(places.map((each) => page.$(each).attr('data-props'))).toEqual(['0', '1']);
});

test('a page without any has no file', () => {
  expect(moveProps(parsePage('index.html', nextPage()), '')).toBeUndefined();
});
