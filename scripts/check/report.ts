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

/** One line per group: what there is, and whether it stops publishing. */
export function summary(groups: readonly Group[]): string[] {
  return groups
    .filter(({ findings }) => findings.length > 0)
    .map(({ title, findings, stopsPublishing }) => {
      const note = stopsPublishing ? '   (stops publishing)' : '';
      return `${String(findings.length).padStart(5)}  ${title}${note}`;
    });
}

/** The whole list, the most important first. */
export function report(groups: readonly Group[]): string {
  const lines = summary(groups);
  if (lines.length === 0) return 'Nothing in content/ is invented or open any more.';
  return [
    'Still invented or open in content/, the most important first.',
    'docs/owner.md shows how to replace each kind.',
    ...groups.flatMap(section),
    '',
    'In short:',
    ...lines,
  ].join('\n');
}

/** What could be better, and stops nothing. */
export function warningText(warnings: readonly Fault[]): string {
  return ['\nCould be better, and stops nothing:', ...warnings.map(faultText)].join('\n');
}
