import type { ContentEntry } from '@/content/schema/issue';
import { readEntries } from './entries';
import { leftOver } from './left-over';
import { pagesOf, publishedEntries, publishedPagesOf } from './published';

const entry = (collection: string, id: string, value: object): ContentEntry => ({
  file: `content/${collection}/${id}.json`,
  collection,
  id,
  locale: 'en',
  value,
  lineOf: () => 1,
});

const picture = (name: string) => entry('pictures', name, { file: `/pictures/${name}.jpg` });

it('lists pictures that no entry shows', () => {
  const post = entry('posts', 'a', { image: '/pictures/one.jpg' });
  const found = leftOver([picture('one'), picture('two'), post]);
  expect(found).toContain('content/pictures/two.json');
  expect(found).not.toContain('content/pictures/one.json');
});

it('lists the files of the project that its entries do not name', () => {
  const { entries } = readEntries();
  const logos = entries.flatMap(({ collection, value }) =>
    collection === 'clients' ? (Object(value).src ?? []) : [],
  );
  const others = entries.filter(({ collection }) => collection !== 'clients');
  expect(leftOver(others)).toEqual(expect.arrayContaining(logos.map((src) => `public${src}`)));
});

describe('published entries', () => {
  const service = entry('services', 'beds', {});
  const blog = entry('blogPage', 'blog', { published: false });
  const post = entry('posts', 'a', {});

  it('is no page whose list is empty, and none that is switched off', () => {
    const pages = publishedPagesOf([service, blog, post]);
    expect(pages).toContain('/service/beds');
    expect(pages).not.toContain('/curtains');
    expect(pages).not.toContain('/blog');
    expect(pages).not.toContain('/blog/a');
    expect(pagesOf([service, blog, post])).toContain('/blog/a');
    expect(publishedEntries([service, blog, post])).toEqual([service]);
  });

  it('is no client’s logo where they are switched off', () => {
    const home = entry('homePage', 'home', { clientsPublished: false });
    expect(publishedEntries([home, entry('clients', 'a', {})])).toEqual([home]);
  });
});
