import { locales } from '@/config/locales';
import {
  type ContentEntry,
  type ContentIssue,
  issueAt,
  issueText,
  textIssues,
  valueAt,
} from '@/lib/schema/issue';
import { placeholder } from '@/lib/text/fill';
import { contradictionsIn } from './contradictions';
import { readEntries } from './entries';
import { publishedEntries } from './published';

interface Samples {
  readonly what: string;
  readonly stopsPublishing?: boolean;
  /** Fields to fill in, with the present value or the entry's title. */
  readonly issues: readonly ContentIssue[];
}

/** Matches the sample shop's facts, which are invalid numbers, addresses and accounts. */
export const invented = /^\+\d+ 0000 \d{4,5}$|@example\.com$|\/sample$|^0+$/;

/** Samples and placeholders in published content, what fails a public build first. */
export function findSamples(
  all: readonly ContentEntry[] = readEntries().entries,
): readonly Samples[] {
  const entries = publishedEntries(all);
  const texts = (pattern: RegExp) => textIssues(entries, (text) => pattern.test(text) && text);
  const switches = (path: readonly string[], position = true) =>
    entries
      .filter(({ value }) => valueAt(value, path) === position)
      .map((entry) => {
        const { quote, title, alt } = Object(valueAt(entry.value, ['words']));
        return issueAt(entry, path, quote ?? title ?? alt ?? entry.id);
      });
  const found: readonly Samples[] = [
    {
      what: 'invented contact details: enter your own',
      stopsPublishing: true,
      issues: [...texts(invented), ...switches(['address', 'geo', 'sample'])],
    },
    {
      what: 'invented entries: enter your own and switch ‘sample’ off, or delete them',
      stopsPublishing: true,
      issues: switches(['sample']),
    },
    {
      what: 'sentences that contradict your address, numbers or hours: change them as each line says',
      stopsPublishing: true,
      issues: contradictionsIn(entries),
    },
    {
      what: 'placeholders in brackets, which visitors see: enter your own figure or fact',
      issues: texts(placeholder),
    },
    {
      what: 'pictures and films made by a computer, as the footer says: replace them and switch ‘render’ off',
      issues: switches(['render']),
    },
    {
      what: 'texts that the shop has not confirmed: have all Arabic pages read, then switch ‘arabicConfirmed’ on',
      issues: locales.includes('ar') ? switches(['arabicConfirmed'], false) : [],
    },
  ];
  return found.filter(({ issues }) => issues.length > 0);
}

/** A line for each kind of sample, or with every place. */
export function summary(found: readonly Samples[], isWhole = false): readonly string[] {
  if (found.length === 0) return ['nothing'];
  return found.flatMap(({ what, stopsPublishing, issues }) => [
    `${what} (${issues.length}${stopsPublishing ? ', stops publishing' : ''})`,
    ...(isWhole ? issues.map((each) => `   ${issueText(each)}`) : []),
  ]);
}

/** Samples are not published unless that is allowed (docs/requirements.md 3.9). @throws Error with every sample */
export function checkPublishable(found: readonly Samples[], isAllowed: boolean): string {
  const samples = found.filter(({ stopsPublishing }) => stopsPublishing);
  if (samples.length === 0 || isAllowed)
    return ['remaining samples and placeholders:', ...summary(found)].join('\n');
  throw new Error(
    [
      ...summary(samples, true),
      'Not published: invented content must not reach the public by accident.',
      'docs/owner.md shows how to replace it. To publish it anyway, as a demonstration: ALLOW_SAMPLE=1',
    ].join('\n'),
  );
}
