import type { Finding, Group } from './findings/finding';

const width = 100;

/** `content/site.ts:16`, which most editors open at a click. */
export function placeOf({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

function places(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}

/** Runs of findings that want the same, so that it is said once. */
function runs(findings: readonly Finding[]): Finding[][] {
  const all: Finding[][] = [];
  for (const finding of findings) {
    const last = all.at(-1);
    if (last?.[0]?.wanted === finding.wanted) last.push(finding);
    else all.push([finding]);
  }
  return all;
}

/** What to put, then each place with what stands there now. */
function detailed(findings: readonly Finding[], named: boolean): string[] {
  return runs(findings).flatMap((run) => [
    `   Put ${run[0]?.wanted ?? ''}:`,
    // Two brackets in one sentence are one row.
    ...new Set(
      run.map((finding) => {
        const text = named ? `${finding.field}: ${finding.now}` : finding.now;
        return `      ${placeOf(finding)}  ${text}`;
      }),
    ),
  ]);
}

/** Names in lines that fit a terminal. */
function wrapped(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= width) {
      lines[lines.length - 1] = `${last}, ${name}`;
    } else lines.push(`         ${name}`);
  }
  return lines;
}

/** Only names and lines: there are many, and the same is to be done with each of them. */
function briefly(findings: readonly Finding[]): string[] {
  return runs(findings).flatMap((run) => {
    const files = [...new Set(run.map(({ file }) => file))];
    return [
      `   Put ${run[0]?.wanted ?? ''}:`,
      ...files.flatMap((file) => {
        const inFile = run.filter((finding) => finding.file === file);
        return [
          `      ${file}, ${inFile.length}, with their lines:`,
          ...wrapped(inFile.map(({ field, line }) => `${field} ${line}`)),
        ];
      }),
    ];
  });
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
    ...(id === 'renders' ? briefly(findings) : detailed(findings, named)),
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
  if (totalOf(groups) === 0) return 'Nothing in content/ is invented or open any more.';
  return [
    `Still invented or open in content/: ${places(totalOf(groups))}, the most important first.`,
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
