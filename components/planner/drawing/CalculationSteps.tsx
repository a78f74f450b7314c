import { Text } from '@/components/ui/Text';
import type { CheckedWindow } from '../checks/check-window';
import { usePlanner } from '../state/use-planner';
import { calculationSteps } from '../text/calculation-steps';

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
        {steps.map(([label, value, total], at) => (
          <div
            // Face and lining may have a step in common.
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their order
            key={at}
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
