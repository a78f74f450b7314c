import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlannerWords } from '@/content/en/measure';
import { cachedCheck } from '@/lib/planner/checks/cached-check';
import { isPristine, type Plan, sentWindows } from '@/lib/planner/model/plan';
import type { Stock } from '@/lib/planner/model/stock';
import { windowName } from '@/lib/planner/text/names';
import { windowLine } from '@/lib/planner/text/plan-message';
import { WindowDrawing } from '../drawing/WindowDrawing';

interface PrintedPlanProps {
  readonly plan: Plan;
  readonly stock: Stock;
  readonly words: PlannerWords;
}

/** The list on paper: drawn only when the browser prints, since forty drawings are heavy. */
export function PrintedPlan({ plan, stock, words }: PrintedPlanProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // On paper by the end of the event, which waits for nothing.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing || isPristine(plan)) return null;
  return (
    <div className="plan-paper hidden print:grid">
      {sentWindows(plan).map((window) => (
        <figure key={window.id}>
          <WindowDrawing
            checked={cachedCheck(plan, window, stock, words)}
            stock={stock}
            words={words}
            name={windowName(plan, window, words)}
          />
          <figcaption className="text-sm">{windowLine(plan, window, stock, words)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
