import { locales, sourceLocale } from '@/config/locales';
import { type StaticPath, staticPaths } from '@/config/paths';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  issueAt,
  issueText,
  textIssues,
  valueAt,
} from '@/lib/schema/issue';
import { placeholder } from '@/lib/text';
import { contradictionsIn } from './contradictions';
import { localeOf, readEntries } from './entries';
import { publishedEntries, staticPageOf } from './published';

/** The sample shop's facts, which are invalid numbers, addresses and accounts. */
export const invented = /^\+\d+ 0000 \d{4,5}$|@example\.com$|\/sample$|^0+$/;

interface Kind {
  readonly what: string;
  /** A sample's own page is not indexed, nor is a static page of samples alone. */
  readonly stops?: 'publishing' | 'publishing and indexing';
  readonly texts?: RegExp;
  /** Collections with a field `sample`, and where it is. */
  readonly flags?: RegExp | undefined;
  readonly at?: FieldPath;
  readonly find?: (entries: readonly ContentEntry[]) => readonly ContentIssue[];
}

const isPromised = (text: string, path: FieldPath, entry: ContentEntry) =>
  /^words\.(?:origin\.value|categoryPage\.promises\..*text)$/.test(path.join('.')) ||
  (/^(?:faqSubjects|(?:curtains|blinds|services)(?:Page)?)$/.test(entry.collection) &&
    localeOf(path, entry) === sourceLocale &&
    /^[^/].*\d/.test(text));

/** What visitors may hold the shop to, until the owner has confirmed it: the promises, delivery times, figures of products. */
function promisesIn(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  const own = entries.filter(({ collection }) => collection === 'promises');
  if (!own.some(({ value }) => valueAt(value, ['sample']))) return [];
  const times = entries.flatMap((entry) => {
    const { unit, from, to } = Object(valueAt(entry.value, ['delivery']));
    const said = [from, to].filter(Boolean).join('-');
    return unit ? issueAt(entry, ['delivery'], `${said} ${unit}`.trim()) : [];
  });
  return [
    ...textIssues(own, (text) => text),
    ...times,
    ...textIssues(entries, (text, path, entry) => isPromised(text, path, entry) && text),
  ];
}

/** What is not the shop's own yet, and what stops because of it. */
const kinds: readonly Kind[] = [
  {
    what: 'invented contact details: enter your own',
    stops: 'publishing',
    texts: invented,
    flags: /^site$/,
    at: ['address', 'geo', 'sample'],
  },
  {
    what: 'invented entries: enter your own and switch ‘sample’ off, or delete them',
    stops: 'publishing and indexing',
    flags: /^(?!homePage|pictures|films|promises)/,
  },
  {
    what: 'invented stars of the home page: enter those of real reviews and switch ‘sample’ off',
    stops: 'publishing',
    flags: /^homePage$/,
  },
  {
    what: 'sentences that contradict your address, numbers, hours or products: change them as each line says',
    stops: 'publishing',
    find: contradictionsIn,
  },
  {
    what: 'promises that the shop has not confirmed: enter your own, then switch ‘sample’ off in content/promises.json',
    stops: 'publishing',
    find: promisesIn,
  },
  {
    what: 'placeholders in brackets, which visitors see: enter your own figure or fact',
    texts: placeholder,
  },
  {
    what: 'pictures and films made by a computer, as the footer says: replace them and switch ‘sample’ off',
    flags: /^(?:pictures|films)$/,
  },
  {
    what: 'texts that the shop has not confirmed: have all translations read, then switch ‘sample’ off',
    flags: locales.some((each) => each !== sourceLocale) ? /^site$/ : undefined,
    at: ['translations', 'sample'],
  },
];

const flagged = (entries: readonly ContentEntry[], { flags, at = ['sample'] }: Kind) =>
  entries
    .filter(({ collection }) => flags?.test(collection))
    .map((entry) => ({ entry, at, sample: valueAt(entry.value, at) }))
    .filter(({ sample }) => sample !== undefined);

export const samplePages = (entries: readonly ContentEntry[]): readonly StaticPath[] =>
  staticPaths.filter((page) => {
    const own = entries.filter((each) => staticPageOf(each) === page);
    const flags = kinds
      .filter(({ stops }) => stops?.endsWith('indexing'))
      .flatMap((kind) => flagged(own, kind));
    return flags.length > 0 && flags.every(({ sample }) => sample);
  });

/** What is left in published content, what fails a public build first. */
export function findSamples(all: readonly ContentEntry[] = readEntries().entries) {
  const entries = publishedEntries(all);
  return kinds.flatMap((kind) => {
    const issues = [
      ...textIssues(entries, (text) => kind.texts?.test(text) && text),
      ...flagged(entries, kind).flatMap(({ entry, at, sample }) => {
        const { quote, title, alt } = Object(valueAt(entry.value, ['words']));
        return sample ? issueAt(entry, at, quote ?? title ?? alt ?? entry.id) : [];
      }),
      ...(kind.find?.(entries) ?? []),
    ];
    return issues.length > 0 ? { ...kind, issues } : [];
  });
}

type Samples = ReturnType<typeof findSamples>;

export function summary(found: Samples, isWhole = false): readonly string[] {
  if (found.length === 0) return ['nothing'];
  return found.flatMap(({ what, stops, issues }) => [
    `${what} (${issues.length}${stops ? ', stops publishing' : ''})`,
    ...(isWhole ? issues.map((each) => `   ${issueText(each)}`) : []),
  ]);
}

/** Samples are not published unless that is allowed (docs/requirements.md 3.9). @throws Error with every sample */
export function checkPublishable(found: Samples, isAllowed: boolean): string {
  const samples = found.filter(({ stops }) => stops);
  if (samples.length === 0 || isAllowed)
    return ['remaining samples and placeholders:', ...summary(found)].join('\n');
  throw new Error(
    [
      ...summary(samples, true),
      'Not published: samples and contradictions must not reach the public by accident.',
      'docs/owner.md shows how to replace it. To publish it anyway, as a demonstration: ALLOW_SAMPLE=1',
    ].join('\n'),
  );
}
