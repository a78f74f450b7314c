import { propsAttribute } from '@/browser/contracts';
import { attribute, elements, parsePage } from './html';
import { moveProps } from './island-props';
import { nextPage } from './testing';

test('props become a list in a file, and each element its place in it', () => {
  const main = ['{"a":1}', '{"b":"x"}'].map((props) => `<div ${propsAttribute}='${props}'></div>`);
  const page = parsePage('index.html', nextPage({ main: main.join('') }));
  const file = moveProps(page, '/shop');
  expect(file?.text).toBe('[{"a":1},{"b":"x"}]');
  expect(attribute(page.body, propsAttribute)).toBe(`/shop/${file?.path}`);
  const places = elements(page.body).map((each) => attribute(each, propsAttribute));
  expect(places.filter(Boolean)).toEqual(['0', '1']);
});

test('a page without any has no file', () => {
  expect(moveProps(parsePage('index.html', nextPage()), '')).toBeUndefined();
});
