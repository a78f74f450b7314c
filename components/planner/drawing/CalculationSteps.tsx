import { Text } from '@/components/ui/Text';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import { calculationSteps } from '@/lib/planner/text/calculation-steps';
import { usePlanner } from '../state/planner-context';

/** The steps of a window's calculation, in a disclosure. */
export function CalculationSteps({ checked }: { readonly checked: CheckedWindow }) {
  const { words } = usePlanner();
  const steps = calculationSteps(checked, words);
  if (steps.length === 0) return null;
  return (
    <details className="disclosure mt-4">
      <summary>
        <span className="font-display text-card">{words.worked.title}</span>
      </summary>
      <dl>
        {steps.map(([label, value, total]) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 border-b border-line py-2 ${total ? 'font-bold' : ''}`}
          >
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
