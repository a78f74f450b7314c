import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlannerWords } from '@/content/en/measure';
import { drawPlan } from '@/lib/measure/picture-of';
import { isPristine, type Plan } from '@/lib/measure/plan';
import { windowLine } from '@/lib/measure/tell';
import { WindowDrawing } from './WindowDrawing';

/** The list on paper: drawn only when the browser prints, since forty drawings are heavy. */
export function PrintedPlan({
  plan,
  words,
}: {
  readonly plan: Plan;
  readonly words: PlannerWords;
}) {
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
      {drawPlan(plan, words).map(({ id, name, room, window, shapes }) => (
        <figure key={id}>
          <WindowDrawing shapes={shapes} label={name} className="w-full" />
          <figcaption className="text-sm">
            {windowLine(plan, room, window, words, false)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
