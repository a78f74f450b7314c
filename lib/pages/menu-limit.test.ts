import { mainMenu } from '@/components/shell/menu';
import { blinds, curtains } from '@/lib/content/collections';
import { categoryPath } from '../urls';
import { servicePages } from './entry-pages';
import { menuEntries, menuLimit, siblingsOf } from './menu-limit';

const many = Array.from({ length: 40 }, (_, index) => index);

test('the main menu names the first pages of each kind', () => {
  const named = mainMenu('en').flatMap(({ below = [] }) => below.map(({ path }) => path));
  const products = [curtains, blinds].flatMap((kind) => menuEntries(kind).map(categoryPath));
  const first = [...products, ...menuEntries(servicePages('en')).map(({ path }) => path)];
  expect(named.filter((path) => path.lastIndexOf('/') > 0)).toEqual(first);
});

test('a menu contains only the first of many pages', () => {
  expect(menuEntries(many)).toEqual(many.slice(0, menuLimit));
});

test('siblings are all the others of few', () => {
  expect(siblingsOf(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

test('siblings are those around one of many, as many at the ends, so that each is linked', () => {
  expect(siblingsOf(many, 20)).toEqual([14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26]);
  expect(siblingsOf(many, 0)).toEqual(many.slice(1, 13));
  expect(siblingsOf(many, 39)).toEqual(many.slice(27, 39));
  expect(new Set(many.flatMap((own) => siblingsOf(many, own))).size).toBe(many.length);
});
