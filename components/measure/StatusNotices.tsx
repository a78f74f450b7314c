import { useRef } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { type Plan, windowsOf } from '@/lib/measure/plan';
import { plural } from '@/lib/plural';
import { Notice } from './Findings';

/** What the visitor does with a list that has arrived. */
export type Answer = 'replace' | 'append' | 'leave';

interface StatusNoticesProps {
  readonly kept: boolean;
  readonly broken: boolean;
  readonly imported: string;
  /** A list that came by link or file, until the visitor decides. */
  readonly arrived: Plan | undefined;
  /** Name of what was deleted last, while it can be undone. */
  readonly deleted: string | undefined;
  readonly words: PlannerWords;
  /** Whether the visitor's own list, whose place another took, is at hand. */
  readonly replaced: boolean;
  readonly onUndo: () => void;
  readonly onExchange: () => void;
  readonly onTake: (answer: Answer) => void;
}

/** What happened to the list as a whole, said aloud as well. */
export function StatusNotices(props: StatusNoticesProps) {
  const { kept, broken, imported, arrived, deleted, replaced, words } = props;
  const { onUndo, onExchange, onTake } = props;
  const { status, list } = words;
  const region = useRef<HTMLDivElement>(null);
  /** The pressed button goes with its sentence: the focus stays at its place. */
  const answer = (act: () => void) => () => {
    region.current?.focus({ preventScroll: true });
    act();
  };
  const windows = plural(arrived ? windowsOf(arrived).length : 0, list.windows, words.language);
  return (
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      className="grid gap-2 outline-none not-empty:mb-4"
    >
      {!kept && <Notice tone="look">{status.notKept}</Notice>}
      {broken && <Notice tone="look">{status.broken}</Notice>}
      {arrived && (
        <Notice tone="look">
          {fill(status.shared.text, { windows })}{' '}
          {(['replace', 'append', 'leave'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="plan-answer"
              onClick={answer(() => onTake(one))}
            >
              {status.shared[one]}
            </button>
          ))}
        </Notice>
      )}
      {imported && !arrived && <Notice tone="fine">{imported}</Notice>}
      {replaced && !arrived && (
        <Notice tone="fine">
          {status.replaced}{' '}
          <button type="button" className="plan-answer" onClick={answer(onExchange)}>
            {status.exchange}
          </button>
        </Notice>
      )}
      {deleted !== undefined && (
        <Notice tone="fine">
          {fill(status.deleted, { name: deleted })}{' '}
          <button type="button" className="plan-answer" onClick={answer(onUndo)}>
            {status.undo}
          </button>
        </Notice>
      )}
    </div>
  );
}
