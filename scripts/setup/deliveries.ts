import { delivery } from '@/lib/schema/category';
import { problemsIn } from '@/lib/schema/explain';
import { isSource, readEntries } from '../check/entries';
import { readEntry, writeEntry } from '../check/json';
import type { Target } from './answers';

const units = { hours: /^hours?$/i, 'working-days': /^(?:working[ -])?days?$/i };

const products = () =>
  readEntries().entries.filter(
    (each) => isSource(each) && /^(?:curtains|blinds)$/.test(each.collection),
  );

/** The delivery time of all curtains and blinds; read only where it is the same. */
export const deliveries: Target = {
  read() {
    const [first, ...others] = products().map(({ value }) =>
      JSON.stringify(Object(value).delivery),
    );
    return first && others.every((each) => each === first) ? JSON.parse(first) : undefined;
  },
  problem: (value) => (value === undefined ? undefined : problemsIn(delivery, value)[0]?.message),
  write(value) {
    for (const { file } of products()) writeEntry(file, { ...readEntry(file), delivery: value });
  },
};

/** A delivery time as it is typed: '48-72 hours', '5 working days'; undefined for an answer that cannot be read. */
export const deliveryForm = {
  parse(answer: string) {
    const [, from, to = from, typed = ''] =
      /^(\d+)(?:\s*[-–]\s*(\d+))?\s+(\D+)$/.exec(answer) ?? [];
    const [unit] = Object.entries(units).find(([, name]) => name.test(typed)) ?? [];
    return unit && { unit, ...(from !== to && { from: Number(from) }), to: Number(to) };
  },
  format: (value: { unit: string; from?: number; to?: number } | undefined) =>
    value
      ? `${[value.from, value.to].filter(Boolean).join('-')} ${value.unit.replace('-', ' ')}`.trim()
      : '',
};
