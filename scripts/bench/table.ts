import { type Metric, metrics, type Sample } from './lighthouse';

/** All samples of one page. */
export interface Measured {
  readonly name: string;
  readonly samples: readonly Sample[];
  /** What its ratios are to; the limit page has none. */
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

const medianOf = ({ samples }: Measured, metric: keyof Sample) =>
  median(samples.map((sample) => sample[metric]));

/** A median with its ratio, or for the two that may well be 0, its difference. */
function cell(metric: Metric, page: Measured): string {
  const value = medianOf(page, metric);
  const digits = metric === 'cumulative-layout-shift' ? 3 : 0;
  const text = value.toFixed(digits);
  if (!page.against) return text;
  const other = medianOf(page.against, metric);
  if (metric === 'total-blocking-time' || metric === 'cumulative-layout-shift') {
    const difference = value - other;
    return `${text} ${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(digits)}`;
  }
  return `${text} ×${(value / other).toFixed(2)}`;
}

/** A table of medians, a line for each page. */
export function table(pages: readonly Measured[]): string {
  // Audits in the order that lighthouse.ts gives them.
  const columns = Object.keys(metrics) as Metric[];
  const lines = [
    ['', 'score', ...columns.map((metric) => metrics[metric])],
    ...pages.map((page) => [
      page.name,
      (medianOf(page, 'performance') * 100).toFixed(0),
      ...columns.map((metric) => cell(metric, page)),
    ]),
  ];
  const widths = ['', 'score', ...columns].map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? text.padEnd(width) : text.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
