import type { ContentEntry } from '@/content/schema/issue';
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
const placed = (sample: boolean) => entry(site, 'site', { address: { geo: { sample } } });

it.each<[what: string, group: number, entries: readonly ContentEntry[], messages: string[]]>([
  [
    'invalid numbers, addresses and plates',
    1,
    [
      entry(site, 'site', {
        phones: { hero: '+974 0000 0009', cards: '+974 5555 0001' },
        email: 'nobody@example.com',
        links: { maps: 'https://maps.example/sample', facebook: 'https://facebook.com/shop' },
        address: { zone: '00', street: '830' },
      }),
    ],
    ['+974 0000 0009', 'nobody@example.com', 'https://maps.example/sample', '00'],
  ],
  ['coordinates of a sample', 1, [placed(true), placed(false)], ['the place on the map']],
  [
    'entries that are samples',
    3,
    [true, false].map((sample) =>
      entry('content/blog/a.json', 'posts', { sample, words: { title: String(sample) } }),
    ),
    ['true'],
  ],
  [
    'invented clients and stars together',
    4,
    [
      entry('content/clients/c.json', 'clients', { sample: true, words: { alt: 'Dune' } }),
      entry('content/pages/home.json', 'homePage', { sample: true }),
    ],
    ['Dune', 'home'],
  ],
  [
    'renders',
    5,
    [
      entry('content/pictures/a.json', 'pictures', { render: true }),
      entry('content/pictures/b.json', 'pictures', { render: false }),
    ],
    ['a'],
  ],
])('finds %s', (_, group, entries, messages) => {
  expect(found(group, entries)?.map(({ message }) => message)).toEqual(messages);
});

it('finds texts with brackets, by file, line and field', () => {
  const words = { paragraphs: ['Yes. Within [number of days].', 'Ask us.'] };
  const file = 'content/pages/terms.json';
  expect(found(2, [entry(file, 'termsPage', { words })])).toEqual([
    { file, line: 3, path: ['words', 'paragraphs', 0], message: words.paragraphs[0] },
  ]);
});
