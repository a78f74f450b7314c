import { placeOf } from './fault';
import type { Finding, Group } from './findings';

const width = 100;

/** Findings that want the same, so that it is said once. */
function byWish(findings: readonly Finding[]): Map<string, Finding[]> {
  const wishes = new Map<string, Finding[]>();
  for (const finding of findings) {
    wishes.set(finding.wanted, [...(wishes.get(finding.wanted) ?? []), finding]);
  }
  return wishes;
}

/** Each place with what stands there now; two brackets in one sentence are one line. */
function places(findings: readonly Finding[], named: boolean): string[] {
  const text = (finding: Finding) => `${named ? `${finding.field}: ` : ''}${finding.now}`;
  return [...new Set(findings.map((each) => `      ${placeOf(each)}  ${text(each)}`))];
}

/** Only names, in lines that fit a terminal: there are many, and the same is to be done with each. */
function names(findings: readonly Finding[]): string[] {
  const lines: string[] = [];
  for (const { field } of findings) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + field.length + 2 <= width) {
      lines[lines.length - 1] = `${last}, ${field}`;
    } else lines.push(`      ${field}`);
  }
  return lines;
}

/** Numbers stay when a group is done, for docs/owner.md names them. */
function section({ id, title, why, stopsPublishing, findings }: Group, index: number): string[] {
  if (findings.length === 0) return ['', `${index + 1}. ${title}: nothing left`];
  const stop = stopsPublishing ? ' Publishing is refused until they are gone.' : '';
  const named = id === 'contact' || id === 'pages';
  return [
    '',
    `${index + 1}. ${title}: ${findings.length}`,
    `   ${why}${stop}`,
    ...[...byWish(findings)].flatMap(([wanted, all]) => [
      `   Put ${wanted}:`,
      ...(id === 'renders' ? names(all) : places(all, named)),
    ]),
  ];
}

function totalOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
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

/** The whole list for a person, the most important first. */
export function report(groups: readonly Group[]): string {
  const total = totalOf(groups);
  if (total === 0) return 'Nothing in content/ is invented or open any more.';
  return [
    `Still invented or open in content/: ${total === 1 ? '1 place' : `${total} places`}, the most important first.`,
    'docs/owner.md shows how to replace each kind.',
    ...groups.flatMap(section),
    '',
    'In short:',
    ...summary(groups),
  ].join('\n');
}

/** The same for programs. */
export function reportJson(groups: readonly Group[]): string {
  return JSON.stringify({ total: totalOf(groups), groups }, undefined, 2);
}
