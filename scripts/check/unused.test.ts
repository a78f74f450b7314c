import type { ContentEntry } from '@/content/schema/issue';
import { filesIn } from './entries';
import { pagesOf, publishedEntries, publishedPagesOf } from './published';
import { unusedFiles } from './unused';

const entry = (collection: string, id: string, value: object = {}): ContentEntry => ({
  file: `content/${collection}/${id}.json`,
  collection,
  id,
  locale: 'en',
  value,
  lineOf: () => 1,
});

const picture = (name: string) => entry('pictures', name, { file: `/pictures/${name}.jpg` });

it('warns of a picture that no entry shows, and of a file that no entry names', () => {
  const post = entry('posts', 'a', { image: '/pictures/one.jpg' });
  const files = unusedFiles('.', [picture('one'), picture('two'), post]).map(({ file }) => file);
  expect(files).toContain('content/pictures/two.json');
  expect(files).not.toContain('content/pictures/one.json');
  const sources = filesIn('content/media/pictures').map((name) => `content/media/pictures/${name}`);
  expect(files).toEqual(expect.arrayContaining(sources));
});

it('publishes no page whose list is empty, and none that is switched off', () => {
  const service = entry('services', 'beds');
  const entries = [service, entry('blogPage', 'blog', { published: false }), entry('posts', 'a')];
  const pages = publishedPagesOf(entries);
  expect(
    ['/service/beds', '/curtains', '/blog', '/blog/a'].filter((path) => pages.has(path)),
  ).toEqual(['/service/beds']);
  expect(pagesOf(entries)).toContain('/blog/a');
  expect(publishedEntries(entries)).toEqual([service]);
});

it('publishes no client’s logo where they are switched off', () => {
  const home = entry('homePage', 'home', { clientsPublished: false });
  expect(publishedEntries([home, entry('clients', 'a')])).toEqual([home]);
});
