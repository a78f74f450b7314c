import type { ContentEntry } from '@/content/schema/issue';
import { findSampleGroups } from './sample-groups';

const entry = (file: string, collection: string, value: object): ContentEntry => ({
  file,
  collection,
  id: file.replace('.json', ''),
  locale: 'en',
  value,
  lineOf: (path) => path.length,
});

/** The issues of a group, by its number. */
const found = (number: number, entries: readonly ContentEntry[]) =>
  findSampleGroups(entries)[number - 1]?.issues;

const site = (value: object) => entry('site.json', 'site', value);
const placed = (sample: boolean) => site({ address: { geo: { sample } } });
const post = (sample: boolean) =>
  entry('a.json', 'posts', { sample, words: { title: String(sample) } });
const picture = (name: string, render: boolean) => entry(name, 'pictures', { render });

const facts = {
  phones: { hero: '+974 0000 0009', cards: '+974 5555 0001' },
  email: 'nobody@example.com',
  links: { maps: 'https://maps.example/sample', facebook: 'https://facebook.com/shop' },
  address: { zone: '00', street: '830' },
};
const inventedFacts = ['+974 0000 0009', 'nobody@example.com', 'https://maps.example/sample', '00'];
const client = entry('c.json', 'clients', { sample: true, words: { alt: 'Dune' } });
const home = entry('home.json', 'homePage', { sample: true });

it.each<[what: string, group: number, entries: readonly ContentEntry[], messages: string[]]>([
  ['invalid numbers, addresses and plates', 1, [site(facts)], inventedFacts],
  ['coordinates of a sample', 1, [placed(true), placed(false)], ['the place on the map']],
  ['entries that are samples', 3, [post(true), post(false)], ['true']],
  ['invented clients and stars together', 4, [client, home], ['Dune', 'home']],
  ['renders', 5, [picture('a', true), picture('b', false)], ['a']],
])('finds %s', (_, group, entries, messages) => {
  expect(found(group, entries)?.map(({ message }) => message)).toEqual(messages);
});

it('finds texts with brackets, by file, line and field', () => {
  const [message, other] = ['Yes. Within [number of days].', 'Ask us.'];
  const file = 'content/pages/terms.json';
  const terms = entry(file, 'termsPage', { words: { paragraphs: [message, other] } });
  const path = ['words', 'paragraphs', 0];
  expect(found(2, [terms])).toEqual([{ file, line: 3, path, message }]);
});
