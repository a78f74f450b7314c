import { propsAttribute } from '@/browser/contracts';
import { parsePage } from './html';
import { moveProps } from './island-props';
import { nextPage } from './testing';

test('props become a list in a file, and each element its place in it', () => {
  const main = ['{"a":1}', '{"b":"x"}'].map((props) => `<div ${propsAttribute}='${props}'></div>`);
  const page = parsePage('index.html', nextPage({ main: main.join('') }));
  const file = moveProps(page, '/shop');
  expect(file?.text).toBe('[{"a":1},{"b":"x"}]');
  expect(page.$('body').attr(propsAttribute)).toBe(`/shop/${file?.path}`);
  const places = page.$(`div[${propsAttribute}]`).toArray();
  expect(places.map((each) => page.$(each).attr(propsAttribute))).toEqual(['0', '1']);
});

test('a page without any has no file', () => {
  expect(moveProps(parsePage('index.html', nextPage()), '')).toBeUndefined();
});
