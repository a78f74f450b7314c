import type { Group } from './findings';
import { summary } from './report';

/**
 * Applies the rule for public builds (docs/requirements.md 3.9): samples are not published unless ALLOW_SAMPLE is 1.
 * @param isAllowed whether it is
 * @returns what is still sample or open, in a line each
 * @throws Error that lists it when it must not be published
 */
export function checkPublishable(groups: readonly Group[], isAllowed: boolean): string {
  const lines = summary(groups);
  if (lines.length === 0) return '';
  lines.unshift('still sample or open in content/');
  const isSample = groups.some((group) => group.stopsPublishing && group.findings.length > 0);
  if (isSample && !isAllowed) {
    throw new Error(
      [
        ...lines,
        'Not published: invented content must not reach the public by accident.',
        'npm run check:content -- --all lists every place, docs/owner.md shows how to replace each kind.',
        'To publish it all the same, as a demonstration: ALLOW_SAMPLE=1',
      ].join('\n'),
    );
  }
  if (isSample) lines.push('Published all the same, because ALLOW_SAMPLE is 1.');
  return lines.join('\n');
}
