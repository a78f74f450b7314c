import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { cachedCheck } from '@/lib/planner/checks/check-window';
import { isPristine, sentWindows } from '@/lib/planner/model/plan';
import { describeList } from '@/lib/planner/text/format';
import { windowLine } from '@/lib/planner/text/plan-message';
import { homeText } from '@/lib/planner/text/price';
import { WindowDrawing } from '../drawing/WindowDrawing';
import { usePlanner } from '../state/use-planner';

/** The printed list: rendered only for printing, since many drawings are expensive. */
export function PrintedPlan() {
  const { state, plan, shop } = usePlanner();
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // `beforeprint` is synchronous.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const leaving = new AbortController();
    addEventListener('beforeprint', begin, leaving);
    addEventListener('afterprint', end, leaving);
    return () => leaving.abort();
  }, []);
  if (!printing || isPristine(plan, state)) return null;
  return (
    <div className="plan-paper hidden grid-cols-2 gap-x-6 gap-y-4 print:grid">
      <p className="col-span-full">
        <b>{describeList(plan, shop.words)}.</b> {homeText(plan, shop)}
      </p>
      {sentWindows(plan).map((window) => (
        <figure key={window.id} className="break-inside-avoid">
          <WindowDrawing checked={cachedCheck(window, shop)} />
          <figcaption className="text-sm">{windowLine(plan, window, shop)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
