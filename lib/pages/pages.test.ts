import { allPages } from '.';
import { categoryPages, projectPages } from './entry-pages';

test('a page is built once, so that it can be found among its neighbours', () => {
  expect(categoryPages('curtains', 'en')[0]).toBe(categoryPages('curtains', 'en')[0]);
  for (const page of categoryPages('blinds', 'en')) expect(allPages('en')).toContain(page);
});

test('a project shows a page in the reader’s language', () => {
  const english = projectPages('en').map(({ picture }) => picture);
  for (const { picture } of projectPages('ar')) expect(english).not.toContain(picture);
});
