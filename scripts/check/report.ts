import { type ContentIssue, issueText } from '@/content/schema/issue';
import { collectionLabel, fieldLabels } from '../admin/place';
import type { SampleGroup } from './sample-groups';

/** A group's content in one line: the fields of one file, or else collections with counts. */
function contents({ issues }: SampleGroup): string {
  const isOneFile = new Set(issues.map(({ file }) => file)).size === 1;
  const names = issues.map((issue) =>
    isOneFile ? (fieldLabels(issue).at(-1) ?? '') : collectionLabel(issue.file),
  );
  const counted = [...new Set(names)].map((name) => {
    const { length } = names.filter((each) => each === name);
    return length > 1 ? `${name} ${length}` : name;
  });
  return counted.join(', ');
}

/**
 * Remaining samples, most important first; empty if there are none. Groups keep their numbers, which docs/owner.md
 * refers to.
 * @param isWhole with every place; otherwise two lines per group
 */
export function summary(groups: readonly SampleGroup[], isWhole = false): string[] {
  return groups.flatMap((group, index) => {
    const { title, why, wanted, issues, stopsPublishing } = group;
    if (issues.length === 0) return [];
    const note = stopsPublishing ? ' (stops publishing)' : '';
    const head = `${index + 1}. ${title}: ${issues.length}${note}`;
    if (!isWhole) return [head, `   ${contents(group)}`];
    const places = issues.map((each) => `      ${issueText(each)}`);
    return ['', head, `   ${why}`, `   Put ${wanted}:`, ...places];
  });
}

/**
 * A report of remaining samples and open facts.
 * @param isWhole with every place; otherwise in short
 */
export function report(groups: readonly SampleGroup[], isWhole: boolean): string {
  const lines = summary(groups, isWhole);
  if (lines.length === 0) return 'Nothing in content/ is invented or open any more.';
  return [
    'Still invented or open in content/, the most important first.',
    'docs/owner.md shows how to replace each kind.',
    ...(isWhole
      ? lines
      : ['', ...lines, '', 'Every place, with its line: npm run check:content -- --all']),
  ].join('\n');
}

/** A text that lists warnings. */
export function warningText(warnings: readonly ContentIssue[]): string {
  return ['\nCould be better, and stops nothing:', ...warnings.map(issueText)].join('\n');
}

/**
 * Applies the rule for public builds (docs/requirements.md 3.9): samples are not published unless ALLOW_SAMPLE is 1.
 * @returns what is still sample or open, in a line each
 * @throws Error that lists it when it must not be published
 */
export function checkPublishable(groups: readonly SampleGroup[], isAllowed: boolean): string {
  const left = summary(groups);
  if (left.length === 0) return '';
  const lines = ['still sample or open in content/', ...left];
  const isSample = groups.some((group) => group.stopsPublishing && group.issues.length > 0);
  if (!isSample) return lines.join('\n');
  if (isAllowed) return [...lines, 'Published all the same, because ALLOW_SAMPLE is 1.'].join('\n');
  throw new Error(
    [
      ...lines,
      'Not published: invented content must not reach the public by accident.',
      'npm run check:content -- --all lists every place, docs/owner.md shows how to replace each kind.',
      'To publish it all the same, as a demonstration: ALLOW_SAMPLE=1',
    ].join('\n'),
  );
}
