import type { ContentEntry } from './entries';
import { findGroups, type Group } from './findings';
import type { Samples } from './sample-content';

const entry = (file: string, kind: string, value: object): ContentEntry => ({
  file,
  kind,
  id: file.replace(/.*\/|\.json$/g, ''),
  locale: 'en',
  value,
  lineOf: (path) => path.length,
});

const found = (id: Group['id'], entries: readonly ContentEntry[], samples: Samples = {}) =>
  findGroups(entries, samples).find((group) => group.id === id)?.findings;

const site = 'content/site.json';

it('takes a value for a sample as long as it is as it was invented', () => {
  const geo = { latitude: 25.2, longitude: 51.5 };
  const samples = { [site]: { phones: { hero: '+974 1234 0001' }, geo } };
  const entryOf = (hero: string, place: object) =>
    entry(site, 'site', { phones: { hero }, geo: place });
  const before = found('contact', [entryOf('+974 1234 0001', { ...geo })], samples);
  expect(before?.map(({ field }) => field)).toEqual([
    'phones.hero',
    'geo.latitude',
    'geo.longitude',
  ]);
  expect(before?.[0]).toMatchObject({ file: site, line: 2, now: '+974 1234 0001' });
  const after = entryOf('+974 5555 1234', { latitude: 25.3, longitude: 51.4 });
  expect(found('contact', [after], samples)).toEqual([]);
  // What the owner has left out is none.
  expect(found('contact', [entry(site, 'site', {})], samples)).toEqual([]);
});

it('finds each bracket with its sentence', () => {
  const words = { paragraphs: ['Yes. Within [number of days], or [percentage] back. Ask us.'] };
  const terms = entry('content/pages/terms.json', 'termsPage', { words });
  expect(found('policies', [terms])).toMatchObject([
    { field: '[number of days]', now: 'Within [number of days], or [percentage] back.' },
    { field: '[percentage]' },
  ]);
});

it('finds entries that are samples', () => {
  const post = (id: string, invented: boolean) =>
    entry(`content/blog/${id}.json`, 'posts', { sample: invented, words: { title: id } });
  const fields = (entries: ContentEntry[]) => found('pages', entries)?.map(({ field }) => field);
  expect(fields([post('a', true), post('b', false)])).toEqual(['a']);
});

it('lists invented reviews, clients and stars together', () => {
  const words = { alt: 'Dune' };
  const client = entry('content/clients/c.json', 'clients', { sample: true, words });
  const home = entry('content/pages/home.json', 'homePage', { sample: true });
  expect(found('reviews', [client, home])?.map(({ now }) => now)).toEqual(['Dune', 'home']);
});

it('finds what a computer drew', () => {
  const picture = entry('content/pictures/a.json', 'pictures', { render: true });
  const own = entry('content/pictures/b.json', 'pictures', { render: false });
  expect(found('renders', [picture, own])?.map(({ field }) => field)).toEqual(['a']);
});
