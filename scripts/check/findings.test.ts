import type { ContentEntry } from './entries';
import { findGroups, type Group } from './findings';
import type { SampleValue } from './sample-content';

const entry = (file: string, kind: string, value: object): ContentEntry => ({
  file,
  kind,
  id: file.replace(/.*\/|\.json$/g, ''),
  locale: 'en',
  value,
  lineOf: (path) => path.length,
});

const found = (id: Group['id'], entries: readonly ContentEntry[], list: SampleValue[] = []) =>
  findGroups(entries, list).find((group) => group.id === id)?.findings;

const site = 'content/site.json';
const sample = { file: site, field: 'phones.hero', value: '+974 0000 0001', wanted: 'your number' };

it('takes a value for a sample as long as it equals the one in the list', () => {
  const before = entry(site, 'site', { phones: { hero: '+974 0000 0001' } });
  expect(found('contact', [before], [sample])).toEqual([
    { file: site, line: 2, field: 'phones.hero', now: '+974 0000 0001', wanted: 'your number' },
  ]);
  const after = entry(site, 'site', { phones: { hero: '+974 5555 1234' } });
  expect(found('contact', [after], [sample])).toEqual([]);
});

it('compares groups of values as a whole, and entries of lists by number', () => {
  const geo = { latitude: 25, longitude: 51 };
  const list = [{ ...sample, field: 'doors.1', value: geo }];
  expect(found('contact', [entry(site, 'site', { doors: [1, { ...geo }] })], list)).toHaveLength(1);
  const moved = entry(site, 'site', { doors: [1, { ...geo, latitude: 26 }] });
  expect(found('contact', [moved], list)).toEqual([]);
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
  const client = entry('content/clients/c.json', 'clients', {
    sample: true,
    words: { alt: 'Dune' },
  });
  const home = entry('content/pages/home.json', 'homePage', { rating: 5 });
  const stars = { file: home.file, field: 'rating', value: 5, wanted: 'stars' };
  expect(found('reviews', [client, home], [stars])?.map(({ now }) => now)).toEqual(['Dune', '5']);
});

it('finds what a computer drew', () => {
  const picture = entry('content/pictures/a.json', 'pictures', { render: true });
  const own = entry('content/pictures/b.json', 'pictures', { render: false });
  expect(found('renders', [picture, own])?.map(({ field }) => field)).toEqual(['a']);
});

it('every value of the list is still there to be compared', () => {
  const all = findGroups().filter(({ id }) => id === 'contact' || id === 'reviews');
  expect(all.flatMap(({ findings }) => findings).length).toBeGreaterThan(0);
});
