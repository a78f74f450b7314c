import { type Sample, type Summary, summaryOf } from './statistics';

/** A measured quantity: where its value stands in a sample, and how a page's is held against the limit's. */
export interface Metric {
  readonly key: string;
  /** Heading of its column, with the unit. */
  readonly title: string;
  readonly against?: 'ratio' | 'difference';
  /** Digits behind the point; none when left out. */
  readonly digits?: number;
}

/** All samples of one page. */
export interface PageSamples {
  readonly page: string;
  readonly samples: readonly Sample[];
}

function comparison({ against }: Metric, own: Summary, limit: Summary | undefined): string {
  if (!limit) return '';
  const difference = own.median - limit.median;
  if (against === 'difference') {
    return ` ${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(0)}`;
  }
  return against === 'ratio' && limit.median > 0
    ? ` ×${(own.median / limit.median).toFixed(2)}`
    : '';
}

function cells(metric: Metric, own: Summary | undefined, limit: Summary | undefined) {
  if (!own) return ['–', ''] as const;
  const written = (value: number) => value.toFixed(metric.digits ?? 0);
  return [
    `${written(own.median)}${comparison(metric, own, limit)}`,
    `${written(own.lowest)}..${written(own.highest)}`,
  ] as const;
}

/**
 * A table: for each page a line of medians, each with its ratio to (×) or difference from (+) the
 * limit page's, and below it the lowest and the highest.
 * @param pages the first is the limit page
 */
export function table(metrics: readonly Metric[], pages: readonly PageSamples[]): string {
  const [limit] = pages;
  const lines: string[][] = [['', ...metrics.map(({ title }) => title)]];
  for (const each of pages) {
    const columns = metrics.map((metric) =>
      cells(
        metric,
        summaryOf(each.samples, metric.key),
        limit && limit !== each ? summaryOf(limit.samples, metric.key) : undefined,
      ),
    );
    lines.push([each.page, ...columns.map(([middle]) => middle)]);
    if (each.samples.length > 1) lines.push(['', ...columns.map(([, range]) => range)]);
  }
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths?.[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width + 2);
        })
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
