import {
  type ContentEntry,
  type ContentIssue,
  issueAt,
  textIssues,
  valueAt,
} from '@/content/schema/issue';
import { placeholder } from '@/lib/text/placeholder';
import { readEntries } from './entries';
import { publishedEntries } from './published';

export interface SampleGroup {
  readonly title: string;
  /** The consequence while it is a sample. */
  readonly why: string;
  /** The expected replacement. */
  readonly wanted: string;
  /** Whether it makes a public build fail. */
  readonly stopsPublishing: boolean;
  /** Fields to fill in, with the present value or the entry's title. */
  readonly issues: readonly ContentIssue[];
}

/** Matches the sample shop's facts, which are invalid numbers, addresses and accounts. */
const invented = /^\+\d+ 0000 \d{4}$|@example\.com$|\/sample$|^0+$/;

/** Texts that fit a pattern. */
const texts = (entries: readonly ContentEntry[], pattern: RegExp) =>
  textIssues(entries, (text) => (pattern.test(text) ? [text] : []));

/** Entries with a switch in this position, by title. */
const switches = (entries: readonly ContentEntry[], name: string, position = true) =>
  entries
    .filter((entry) => valueAt(entry.value, [name]) === position)
    .map((entry) => {
      const titles = ['quote', 'title', 'alt'].map((each) => valueAt(entry.value, ['words', each]));
      return issueAt(entry, [name], String(titles.find(Boolean) ?? entry.id));
    });

/** Coordinates that are still a sample. */
const samplePlaces = (entries: readonly ContentEntry[]) =>
  entries
    .filter(({ value }) => valueAt(value, ['address', 'geo', 'sample']) === true)
    .map((entry) => issueAt(entry, ['address', 'geo'], 'the place on the map'));

const isText = ({ collection }: ContentEntry) =>
  ['prices', 'termsPage', 'posts', 'projects'].includes(collection);

/** Finds samples and open facts, grouped by importance. */
export function findSampleGroups(
  all: readonly ContentEntry[] = readEntries().entries,
): readonly SampleGroup[] {
  const entries = publishedEntries(all);
  return [
    {
      title: 'Contact facts',
      why: 'Customers would call and write to nobody.',
      wanted: 'your own',
      stopsPublishing: true,
      issues: [...texts(entries, invented), ...samplePlaces(entries)],
    },
    {
      title: 'Open places in your terms and answers',
      why: 'Visitors see them in brackets.',
      wanted: 'your own figure or fact in the place of each bracket',
      stopsPublishing: false,
      issues: texts(entries, placeholder),
    },
    {
      title: 'Sample pages, posts and projects',
      why: 'They are not yours, and search engines are kept away from them.',
      wanted:
        'your own words, read by your lawyer where they bind you; then switch ‘sample’ off, or delete them',
      stopsPublishing: true,
      issues: switches(entries.filter(isText), 'sample'),
    },
    {
      title: 'Invented reviews, stars, client logos and cloths',
      why: 'Nobody said this, nobody of that name is a client, and you may not sell the cloth.',
      wanted: 'real ones that agreed to it, cloths that you sell; then switch ‘sample’ off',
      stopsPublishing: true,
      issues: switches(
        entries.filter((entry) => !isText(entry)),
        'sample',
      ),
    },
    {
      title: 'Pictures and films made by a computer',
      why: 'The footer says so as long as one is shown.',
      wanted: 'your own; then switch ‘render’ off, and ‘picturesAreRenders’ with the last',
      stopsPublishing: false,
      issues: ['render', 'picturesAreRenders'].flatMap((name) => switches(entries, name)),
    },
    {
      title: 'Arabic words that nobody of the shop has confirmed',
      why: 'They are written by someone who does not sell curtains.',
      wanted: 'true, when a native reader of the shop has read all pages below /ar/',
      stopsPublishing: false,
      issues: switches(entries, 'arabicConfirmed', false),
    },
  ];
}
