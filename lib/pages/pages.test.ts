import { locales } from '@/config/locales';
import { projectPages } from './entry-pages';

test('a project shows a page in the reader’s language', () => {
  const pictures = locales.flatMap(projectPages).map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});
