import type { PlannerWords } from '@/content/en/measure';
import type { Checked } from '@/lib/measure/check-window';
import type { Unit } from '@/lib/measure/length';
import { isSewn, type PlannedWindow } from '@/lib/measure/plan';
import { workingLines } from '@/lib/measure/working';

interface WorkingProps {
  readonly window: PlannedWindow;
  readonly checked: Checked;
  readonly unit: Unit;
  readonly words: PlannerWords;
}

/** Cloth or size, worked out line by line. */
export function Working({ window, checked, unit, words }: WorkingProps) {
  const { worked } = words;
  const { calculated } = checked;
  const measuring = checked.missing.width === 3 || checked.missing.height === 3;
  return (
    <section className="plan-part" aria-labelledby="worked">
      <h2 id="worked" className="plan-legend">
        {isSewn(window.product) ? worked.curtain : worked.blind}
      </h2>
      {calculated ? (
        <>
          <dl className="text-sm">
            {workingLines(window, calculated, unit, words).map(({ label, value, total }) => (
              <div
                key={label}
                className={`plan-line not-last:border-b not-last:border-line ${total ? 'text-base font-bold' : ''}`}
              >
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-muted">{worked.note}</p>
        </>
      ) : (
        <p className="text-sm text-muted">{measuring ? worked.waiting : worked.waitingForAnswer}</p>
      )}
    </section>
  );
}
