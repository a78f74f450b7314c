import { type ContentEntry, textsIn } from '@/content/schema/issue';
import { readEntries } from './entries';
import { leftOver } from './left-over';
import { pagesOf, publishedEntries, publishedPagesOf } from './published';

const entry = (collection: string, id: string, value: object = {}): ContentEntry => ({
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
  const isClient = ({ collection }: ContentEntry) => collection === 'clients';
  const logos = textsIn(entries.filter(isClient).map(({ value }) => Object(value).src));
  const found = leftOver(entries.filter((each) => !isClient(each)));
  expect(found).toEqual(expect.arrayContaining(logos.map(({ text }) => `public${text}`)));
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
