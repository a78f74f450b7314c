import type { LabelledValue } from '@/content/types';
import { WithSizes } from './WithSizes';

/** A product's facts in five rows. */
export function FactsTable({ facts }: { readonly facts: readonly LabelledValue[] }) {
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
