import { fieldOnDesk, kindOnDesk } from '../admin/place';
import { type Fault, faultText, placeOf } from './fault';
import type { Group } from './findings';
import type { Finding } from './sample-content';

/** Findings by what is wanted, so that it is said once. */
function byWanted(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    groups.set(finding.wanted, [...(groups.get(finding.wanted) ?? []), finding]);
  }
  return groups;
}

/** Each place with what stands there now; two brackets in one sentence are one line. */
function places(findings: readonly Finding[], isNamed: boolean): string[] {
  const text = ({ field, now }: Finding) => (isNamed ? `${field}: ${now}` : now);
  return [...new Set(findings.map((each) => `      ${placeOf(each)}  ${text(each)}`))];
}

/** Numbers stay when a group is done, for docs/owner.md names them. */
function section({ id, title, why, stopsPublishing, findings }: Group, index: number): string[] {
  if (findings.length === 0) return ['', `${index + 1}. ${title}: nothing left`];
  const isNamed = id === 'contact' || id === 'pages';
  return [
    '',
    `${index + 1}. ${title}: ${findings.length}`,
    `   ${why}${stopsPublishing ? ' Publishing is refused until they are gone.' : ''}`,
    ...[...byWanted(findings)].flatMap(([wanted, all]) => [
      `   Put ${wanted}:`,
      // There are many renders, and the same is to be done with each.
      ...(id === 'renders'
        ? [`      ${all.map(({ field }) => field).join(', ')}`]
        : places(all, isNamed)),
    ]),
  ];
}

const widest = 150;

/** What a group is about, in one line: the fields of contact facts, else kinds of entries with how many there are. */
function contents({ id, findings }: Group): string {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const field = fieldOnDesk(finding).split(' › ').at(-1) ?? '';
    const name = id === 'contact' ? field : kindOnDesk(finding.file);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} ${count}` : name));
  const text = names.join(', ');
  return text.length > widest ? `${text.slice(0, widest)}…` : text;
}

/** What is left, in two lines a group, the most important first; empty when nothing is. */
export function summary(groups: readonly Group[]): string[] {
  return groups.flatMap((group, index) => {
    const { title, findings, stopsPublishing } = group;
    if (findings.length === 0) return [];
    const note = stopsPublishing ? ' (stops publishing)' : '';
    return [`${index + 1}. ${title}: ${findings.length}${note}`, `   ${contents(group)}`];
  });
}

/**
 * What is still invented or open.
 * @param isWhole with every place; otherwise in short
 */
export function report(groups: readonly Group[], isWhole: boolean): string {
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
export function warningText(warnings: readonly Fault[]): string {
  return ['\nCould be better, and stops nothing:', ...warnings.map(faultText)].join('\n');
}
