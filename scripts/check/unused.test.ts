import { filesIn } from './entries';
import { pagesOf, publishedEntries, publishedOf } from './published';
import { entryOf } from './testing';
import { unusedFiles } from './unused';

const picture = (name: string) => entryOf('pictures', name, { file: `/pictures/${name}.jpg` });

it('warns of a picture that no entry shows, and of a file that no entry names', () => {
  const post = entryOf('posts', 'a', { image: '/pictures/one.jpg' });
  const files = unusedFiles('.', [picture('one'), picture('two'), post]);
  expect(files).toContain('content/pictures/two.json');
  expect(files).not.toContain('content/pictures/one.json');
  const sources = filesIn('content/media/pictures').map((name) => `content/media/pictures/${name}`);
  expect(files).toEqual(expect.arrayContaining(sources));
});

it('publishes no page whose list is empty, and none that is switched off', () => {
  const service = entryOf('services', 'beds');
  const blog = entryOf('blogPage', 'blog', { shown: false });
  const entries = [service, blog, entryOf('posts', 'a')];
  const published = publishedOf(entries);
  const pages = ['/service', '/curtains', '/blog'];
  expect(pages.filter((path) => published.has(path))).toEqual(['/service']);
  expect(pagesOf(entries)).toContain('/blog/a');
  expect(publishedEntries(entries)).toEqual([service]);
});
