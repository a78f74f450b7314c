import type { Measured } from './measure';

/** One build: how many synthetic pages, what it took, how much it wrote. */
export interface Run extends Measured {
  readonly pages: number;
  /** Megabytes of HTML. */
  readonly html: number;
}

/** What each further page costs between two builds. */
function slope(from: Run, to: Run, of: (run: Run) => number): number {
  return (of(to) - of(from)) / (to.pages - from.pages);
}

const quantities: readonly {
  readonly name: string;
  readonly unit: string;
  readonly of: (run: Run) => number;
}[] = [
  { name: 'time', unit: 's', of: (run) => run.seconds },
  { name: 'memory', unit: 'MB', of: (run) => run.peak },
  { name: 'HTML', unit: 'MB', of: (run) => run.html },
];

/**
 * What a further page costs at the small end and at the large end, and the ratio of the two: 1 is
 * linear, more grows faster than the number of pages.
 * @param runs three or more, ascending
 */
export function growth(runs: readonly Run[]): string[] {
  const [first, second] = runs;
  const [last, beforeLast] = [runs.at(-1), runs.at(-2)];
  if (runs.length < 3 || !first || !second || !last || !beforeLast) return [];
  return quantities.map(({ name, unit, of }) => {
    const [small, large] = [slope(first, second, of), slope(beforeLast, last, of)];
    return `${name} of a further page: ${small.toFixed(3)} ${unit}, then ${large.toFixed(3)} ${unit}; ratio ${(large / small).toFixed(2)}`;
  });
}
