import type { LabelledValue } from '@/content/types';
import { WithSizes } from './WithSizes';

interface FactsTableProps {
  readonly facts: readonly LabelledValue[];
}

/** A product's facts in five rows. */
export function FactsTable({ facts }: FactsTableProps) {
  return (
    <dl className="border-t border-brass">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="text-end">
            <WithSizes>{value}</WithSizes>
          </dd>
        </div>
      ))}
    </dl>
  );
}
