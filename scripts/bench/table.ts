import type { Sample } from './lighthouse';

/** All samples of one page. */
export interface Measured {
  readonly name: string;
  readonly samples: readonly Sample[];
  /** What its ratios refer to; the limit page has none. */
  readonly against?: Measured;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? Number.NaN;
  const high = sorted[Math.ceil(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

const medianOf = ({ samples }: Measured, heading: keyof Sample) =>
  median(samples.map((sample) => sample[heading]));

/** A median with its ratio, or its difference where values may be 0. */
function cell(heading: keyof Sample, page: Measured): string {
  const value = medianOf(page, heading);
  const text = value.toFixed(heading === 'CLS' ? 3 : 0);
  if (!page.against || heading === 'score') return text;
  const other = medianOf(page.against, heading);
  if (heading !== 'TBT ms' && heading !== 'CLS') return `${text} ×${(value / other).toFixed(2)}`;
  const difference = Math.abs(value - other).toFixed(heading === 'CLS' ? 3 : 0);
  return `${text} ${value < other ? '−' : '+'}${difference}`;
}

/** A table of medians, a line for each page. */
export function table(pages: readonly Measured[]): string {
  // Every sample has the same keys.
  const headings = Object.keys(pages[0]?.samples[0] ?? {}) as (keyof Sample)[];
  const lines = [
    ['', ...headings],
    ...pages.map((page) => [page.name, ...headings.map((heading) => cell(heading, page))]),
  ];
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const aligned = (text: string, column: number) =>
    column === 0 ? text.padEnd(widthOf(0)) : text.padStart(widthOf(column));
  return lines.map((line) => line.map(aligned).join('  ').trimEnd()).join('\n');
}
