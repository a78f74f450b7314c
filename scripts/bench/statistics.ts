/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.floor(middle)],
    sorted[Math.ceil(middle)],
  ];
  return (low + high) / 2;
}

/** What one load measured: values by the name of their metric. What could not be had is left out. */
export type Sample = Readonly<Record<string, number>>;

/** All rounds of one page, in one metric. */
export interface Summary {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Summary of a metric over the rounds; undefined when no round has it. */
export function summaryOf(samples: readonly Sample[], metric: string): Summary | undefined {
  const values = samples.map((sample) => sample[metric]).filter((value) => value !== undefined);
  if (values.length === 0) return undefined;
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}
