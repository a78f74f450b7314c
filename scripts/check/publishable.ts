/** The rule for public builds (docs/requirements.md 3.9): samples are not published unless ALLOW_SAMPLE is 1. */
import { basename } from 'node:path';
import { findGroups, type Group } from './findings';
import { summary } from './report';

/**
 * What a public build prints about samples, and whether it is refused.
 * @param isAllowed whether samples may be published
 */
export function publication(groups: readonly Group[], isAllowed: boolean) {
  const lines = summary(groups);
  const stops = groups.some(
    ({ stopsPublishing, findings }) => stopsPublishing && findings.length > 0,
  );
  const isRefused = stops && !isAllowed;
  if (lines.length > 0) lines.unshift('Still sample or open in content/:');
  if (isRefused) {
    lines.push(
      'Not published: invented content must not reach the public by accident.',
      'npm run check:content lists every place, docs/owner.md shows how to replace each kind.',
      'To publish it all the same, as a demonstration: ALLOW_SAMPLE=1',
    );
  } else if (stops) lines.push('Published all the same, because ALLOW_SAMPLE is 1.');
  return { lines, isRefused };
}

if (basename(process.argv[1] ?? '') === 'publishable.ts') {
  const { lines, isRefused } = publication(findGroups(), process.env.ALLOW_SAMPLE === '1');
  for (const line of lines) console.log(line);
  if (isRefused) process.exitCode = 1;
}
