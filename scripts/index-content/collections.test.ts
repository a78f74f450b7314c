import { type Collection, collections } from '@/lib/schema';
import { readEntries } from '../check/entries';
import { entryOf } from '../check/testing';
import { itemsOf } from './collections';

// Both languages, whichever the shop has.
jest.mock('@/content/site.json', () => ({
  ...jest.requireActual('@/content/site.json'),
  languages: ['en', 'ar'],
}));

/** An entry's words and facts, with an English and an Arabic file of the same content. */
function itemOf(name: string, id: string, value: object) {
  const [collection] = collections().filter((each) => each.name === name);
  // There is a collection of each name below.
  return itemsOf(collection as Collection, [
    entryOf(name, id, value, 'en'),
    entryOf(name, id, value, 'ar'),
  ]);
}

const q3 = 'offers-q3-2026';

test('prose is typeset; addresses, references and names of files are as they were written', () => {
  const facts = {
    authorLogo: '/pictures/a-3-4.jpg',
    date: { on: '2026-11-21' },
    links: [{ words: { en: '2-3 days' }, to: `/blog/${q3}` }],
  };
  const content = [{ text: { en: 'It takes 2-3 days.' } }];
  const set = { title: 'In 2–\u20603\u00a0days' };
  expect(itemOf('posts', q3, { ...facts, content, words: { title: 'In 2-3 days' } })).toEqual([
    {
      ...facts,
      content: [{ text: { en: 'It takes 2–\u20603\u00a0days.' } }],
      id: q3,
      words: { en: set, ar: set },
    },
  ]);
  expect(
    itemOf('curtains', 'wave-3-4', { services: [q3], media: [{ type: 'video', src: 'film-2-3' }] }),
  ).toEqual([
    expect.objectContaining({
      slug: 'wave-3-4',
      services: [q3],
      media: [{ type: 'video', src: 'film-2-3' }],
    }),
  ]);
  expect(
    itemOf('termsPage', 'terms', { clauses: [{ id: 'paid-1-2', title: { en: '1-2 days' } }] }),
  ).toHaveProperty('clauses', [{ id: 'paid-1-2', title: { en: '1–\u20602\u00a0days' } }]);
});

const reversed = (value: unknown): unknown =>
  typeof value === 'object' && value && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    : value;

test('the order of a file’s fields and plural forms means nothing', () => {
  const { entries } = readEntries('content', ['en', 'ar']);
  const other = entries.map((entry) => ({ ...entry, value: reversed(entry.value) }));
  for (const collection of collections().filter(({ name }) => /Texts$/.test(name)))
    expect(JSON.stringify(itemsOf(collection, other))).toBe(
      JSON.stringify(itemsOf(collection, entries)),
    );
});
