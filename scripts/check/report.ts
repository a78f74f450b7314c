import { collectionLabel, fieldLabel } from '../admin/place';
import { type ContentIssue, issueText } from './content-issue';
import type { SampleGroup } from './sample-groups';

/** Every place of a group. Numbers stay when a group is done, for docs/owner.md names them. */
function section({ title, why, wanted, issues }: SampleGroup, index: number): string[] {
  if (issues.length === 0) return ['', `${index + 1}. ${title}: nothing left`];
  const places = issues.map((each) => `      ${issueText(each)}`);
  const head = [`${index + 1}. ${title}: ${issues.length}`, `   ${why}`, `   Put ${wanted}:`];
  return ['', ...head, ...places];
}

const widest = 150;

/** What a group is about, in one line: the fields of one file, else collections of entries with how many there are. */
function contents({ issues }: SampleGroup): string {
  const isOneFile = new Set(issues.map(({ file }) => file)).size === 1;
  const names = issues.map((issue) =>
    isOneFile ? (fieldLabel(issue).split(' › ').at(-1) ?? '') : collectionLabel(issue.file),
  );
  const counted = [...new Set(names)].map((name) => {
    const { length } = names.filter((each) => each === name);
    return length > 1 ? `${name} ${length}` : name;
  });
  const text = counted.join(', ');
  return text.length > widest ? `${text.slice(0, widest)}…` : text;
}

/** What is left, in two lines a group, the most important first; empty when nothing is. */
export function summary(groups: readonly SampleGroup[]): string[] {
  return groups.flatMap((group, index) => {
    const { title, issues, stopsPublishing } = group;
    if (issues.length === 0) return [];
    const note = stopsPublishing ? ' (stops publishing)' : '';
    return [`${index + 1}. ${title}: ${issues.length}${note}`, `   ${contents(group)}`];
  });
}

/**
 * What is still invented or open.
 * @param isWhole with every place; otherwise in short
 */
export function report(groups: readonly SampleGroup[], isWhole: boolean): string {
  const lines = summary(groups);
  if (lines.length === 0) return 'Nothing in content/ is invented or open any more.';
  return [
    'Still invented or open in content/, the most important first.',
    'docs/owner.md shows how to replace each kind.',
    ...(isWhole
      ? groups.flatMap(section)
      : ['', ...lines, '', 'Every place, with its line: npm run check:content -- --all']),
  ].join('\n');
}

/** What could be better, and stops nothing. */
export function warningText(warnings: readonly ContentIssue[]): string {
  return ['\nCould be better, and stops nothing:', ...warnings.map(issueText)].join('\n');
}

/**
 * Applies the rule for public builds (docs/requirements.md 3.9): samples are not published unless ALLOW_SAMPLE is 1.
 * @returns what is still sample or open, in a line each
 * @throws Error that lists it when it must not be published
 */
export function checkPublishable(groups: readonly SampleGroup[], isAllowed: boolean): string {
  const isSample = groups.some((group) => group.stopsPublishing && group.issues.length > 0);
  const lines = ['still sample or open in content/', ...summary(groups)];
  if (!isSample) return lines.slice(lines.length > 1 ? 0 : 1).join('\n');
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
