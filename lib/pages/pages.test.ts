import { allPages, indexedPages, paths } from '.';
import { categoryPages, postPages, projectPages } from './entry-pages';
import { staticPage } from './static-pages';

const pages = allPages('en');

test('paths are unique', () => {
  expect(new Set(paths).size).toBe(pages.length);
});

test('breadcrumbs begin below home and end with the page itself, each of them a page', () => {
  for (const { path, breadcrumbs } of pages) {
    expect(breadcrumbs.at(-1)?.path ?? '/').toBe(path);
    for (const crumb of breadcrumbs) expect(paths).toContain(crumb.path);
  }
});

test('a page is built once, so that it can be found among its neighbours', () => {
  expect(categoryPages('curtains', 'en')[0]).toBe(categoryPages('curtains', 'en')[0]);
  for (const page of categoryPages('blinds', 'en')) expect(allPages('en')).toContain(page);
});

test('a project shows a page in the reader’s language', () => {
  const english = projectPages('en').map(({ picture }) => picture);
  for (const { picture } of projectPages('ar')) expect(english).not.toContain(picture);
});

test('sample pages are not indexed', () => {
  const listed = indexedPages('en').map(({ path }) => path);
  const samples = postPages('en').filter(({ sample }) => sample);
  for (const { path } of samples) expect(listed).not.toContain(path);
  expect(staticPage('/blog', 'en').sample).toBe(samples.length === postPages('en').length);
  expect(listed).toContain('/');
});
