import { locales } from '@/config/locales';
import { allPages } from '.';
import { categoryPages, projectPages } from './entry-pages';

test('a page is built once, so that it can be found among its neighbours', () => {
  expect(categoryPages('curtains', 'en')[0]).toBe(categoryPages('curtains', 'en')[0]);
  for (const page of categoryPages('blinds', 'en')) expect(allPages('en')).toContain(page);
});

test('a project shows a page in the reader’s language', () => {
  const pictures = locales.flatMap(projectPages).map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});
