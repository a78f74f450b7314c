import type { ContentEntry } from './entries';
import { findSampleGroups } from './sample-groups';

const entry = (file: string, collection: string, value: object): ContentEntry => ({
  file,
  collection,
  id: file.replace(/.*\/|\.json$/g, ''),
  locale: 'en',
  value,
  lineOf: (path) => path.length,
});

/** The issues of a group, by its number. */
const found = (number: number, entries: readonly ContentEntry[]) =>
  findSampleGroups(entries)[number - 1]?.issues;

const site = 'content/site.json';

it('recognizes samples by invalid numbers and addresses', () => {
  const facts = {
    phones: { hero: '+974 0000 0009', cards: '+974 5555 0001' },
    email: 'nobody@example.com',
    links: { maps: 'https://maps.example/sample', facebook: 'https://facebook.com/shop' },
    address: { zone: '00', street: '830' },
  };
  const places = found(1, [entry(site, 'site', facts)]);
  const fields = ['phones.hero', 'email', 'links.maps', 'address.zone'];
  expect(places?.map(({ field }) => field)).toEqual(fields);
  expect(places?.[0]).toMatchObject({ file: site, line: 2, message: '+974 0000 0009' });
});

it('recognizes coordinates marked as a sample', () => {
  const at = (sample: boolean) => ({
    address: { geo: { latitude: 25.2, longitude: 51.5, sample } },
  });
  const places = (invented: boolean) =>
    found(1, [entry(site, 'site', at(invented))])?.map(({ field }) => field);
  expect(places(true)).toEqual(['address.geo']);
  expect(places(false)).toEqual([]);
});

it('finds texts with brackets', () => {
  const words = { paragraphs: ['Yes. Within [number of days].', 'Ask us.'] };
  const terms = entry('content/pages/terms.json', 'termsPage', { words });
  expect(found(2, [terms])).toEqual([
    expect.objectContaining({ field: 'words.paragraphs[1]', message: words.paragraphs[0] }),
  ]);
});

it('finds entries that are samples', () => {
  const post = (id: string, invented: boolean) =>
    entry(`content/blog/${id}.json`, 'posts', { sample: invented, words: { title: id } });
  const fields = (entries: ContentEntry[]) => found(3, entries)?.map(({ message }) => message);
  expect(fields([post('a', true), post('b', false)])).toEqual(['a']);
});

it('lists invented reviews, clients and stars together', () => {
  const words = { alt: 'Dune' };
  const client = entry('content/clients/c.json', 'clients', { sample: true, words });
  const home = entry('content/pages/home.json', 'homePage', { sample: true });
  expect(found(4, [client, home])?.map(({ message }) => message)).toEqual(['Dune', 'home']);
});

it('finds renders', () => {
  const picture = entry('content/pictures/a.json', 'pictures', { render: true });
  const own = entry('content/pictures/b.json', 'pictures', { render: false });
  expect(found(5, [picture, own])?.map(({ message }) => message)).toEqual(['a']);
});
