import type { ContentEntry } from '@/content/schema/issue';
import { checkPublishable, findSamples, summary } from './samples';

const entry = (file: string, collection: string, value: object): ContentEntry => ({
  file,
  collection,
  id: file.replace('.json', ''),
  locale: 'en',
  value,
  lineOf: (path) => path.length,
});

const facts = {
  phones: { hero: '+974 0000 0009', cards: '+974 5555 0001' },
  email: 'nobody@example.com',
  links: { maps: 'https://maps.example/sample', facebook: 'https://facebook.com/shop' },
  address: { zone: '00', street: '830', geo: { sample: true } },
};
const site = entry('site.json', 'site', facts);
const client = entry('c.json', 'clients', { sample: true, words: { alt: 'Dune' } });
const own = entry('d.json', 'clients', { sample: false, words: { alt: 'Own' } });
const terms = entry('terms.json', 'termsPage', {
  words: { paragraphs: ['Within [days].', 'Yes.'] },
});

it.each<[what: string, entries: readonly ContentEntry[], places: readonly string[]]>([
  [
    'invalid numbers, addresses and plates',
    [site],
    [
      'site.json:2: phones.hero: +974 0000 0009',
      'site.json:1: email: nobody@example.com',
      'site.json:2: links.maps: https://maps.example/sample',
      'site.json:2: address.zone: 00',
      'site.json:3: address.geo.sample: site',
    ],
  ],
  ['entries that are samples', [client, own], ['c.json:1: sample: Dune']],
  ['texts with brackets', [terms], ['terms.json:3: words.paragraphs[1]: Within [days].']],
  ['renders', [entry('a.json', 'pictures', { render: true })], ['a.json:1: render: a']],
])('finds %s', (_, entries, places) => {
  const lines = summary(findSamples(entries), true);
  expect(lines.slice(1)).toEqual(places.map((place) => `   ${place}`));
});

it('publishes samples only if they are allowed, and open facts always', () => {
  expect(() => checkPublishable(findSamples([client]), false)).toThrow('Not published');
  expect(checkPublishable(findSamples([client]), true)).toMatch(/^1 invented entries/m);
  expect(checkPublishable(findSamples([terms]), false)).toMatch(/^1 placeholders in brackets/m);
  expect(checkPublishable(findSamples([own]), false)).toBe('');
});
