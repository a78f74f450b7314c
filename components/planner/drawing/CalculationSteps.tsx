import type { PlannerWords } from '@/content/en/measure';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import { calculationSteps } from '@/lib/planner/text/calculation-steps';

interface CalculationStepsProps {
  readonly checked: CheckedWindow;
  readonly words: PlannerWords;
}

/** The working of a window, folded away: what was added and taken off, and what comes out. */
export function CalculationSteps({ checked, words }: CalculationStepsProps) {
  const { calculation, measured } = checked;
  if (!calculation) return null;
  const { window, unit } = measured;
  return (
    <details className="plan-more mt-4">
      <summary>
        <span className="plan-legend">{words.worked.title}</span>
      </summary>
      <dl>
        {calculationSteps(window, calculation, unit, words).map(({ label, value, total }) => (
          <div key={`${label} ${value}`} className={`plan-line ${total ? 'font-bold' : ''}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{words.worked.note}</p>
    </details>
  );
}
