import type { Finding, Group } from './findings';

const width = 100;

/** `content/site.ts:16`, which most editors open at a click. */
export function placeOf({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

export function places(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}

function row(label: string, text: string): string {
  return `      ${label.padEnd(5)}${text}`;
}

function detailed(finding: Finding): string[] {
  const { field, now, wanted } = finding;
  return [`   ${placeOf(finding)}  ${field}`, row('now:', now), row('put:', wanted)];
}

/** Names in lines that fit a terminal. */
function wrapped(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= width) {
      lines[lines.length - 1] = `${last}, ${name}`;
    } else lines.push(`      ${name}`);
  }
  return lines;
}

/** Only names and lines: there are many, and the same is to be done with each of them. */
function briefly(findings: readonly Finding[]): string[] {
  const files = [...new Set(findings.map(({ file }) => file))];
  return files.flatMap((file) => {
    const inFile = findings.filter((finding) => finding.file === file);
    const wanted = inFile[0]?.wanted ?? '';
    return [
      `   ${file}  ${inFile.length} (line numbers in brackets)`,
      row('put:', wanted),
      ...wrapped(inFile.map(({ field, line }) => `${field} (${line})`)),
    ];
  });
}

function section({ id, title, why, stopsPublishing, findings }: Group, index: number): string[] {
  const stop = stopsPublishing ? ' Publishing is refused until they are gone.' : '';
  return [
    '',
    `${index + 1}. ${title}: ${findings.length}`,
    `   ${why}${stop}`,
    ...(id === 'renders' ? briefly(findings) : findings.flatMap(detailed)),
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
  const open = groups.filter(({ findings }) => findings.length > 0);
  if (open.length === 0) return 'Nothing in content/ is invented or open any more.';
  return [
    `Still invented or open in content/: ${places(totalOf(open))}, the most important first.`,
    'docs/owner.md shows how to replace each kind.',
    ...open.flatMap(section),
    '',
    'In short:',
    ...summary(open),
  ].join('\n');
}

/** The same for programs. */
export function reportJson(groups: readonly Group[]): string {
  return JSON.stringify({ total: totalOf(groups), groups }, undefined, 2);
}
