import { useEffect, useRef } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { otherLists } from '@/lib/planner/model/plan-reducer';
import { describeList } from '@/lib/planner/text/format';
import { fill } from '@/lib/text/fill';
import { Notice } from '../fields/IssueList';
import type { Answer, PlannerState } from '../state/use-plan';

interface NoticesProps extends PlannerState {
  readonly words: PlannerWords;
  /** Name of the window that was copied last. */
  readonly copied: string;
}

/** What happened to the lists as a whole, at the top of the planner and said aloud. */
export function Notices(props: NoticesProps) {
  const { state, plan, stored, arrived, broken, copied, words, dispatch, answer } = props;
  const { status } = words;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrived || broken) region.current?.scrollIntoView({ block: 'center' });
  }, [arrived, broken]);
  const button = (text: string, act: () => void) => (
    <button
      key={text}
      type="button"
      className="plan-fix"
      onClick={() => {
        // The pressed button goes with its sentence: the focus stays at its place.
        region.current?.focus({ preventScroll: true });
        act();
      }}
    >
      {text}
    </button>
  );
  const answers: readonly Answer[] = ['open', 'append', 'leave'];
  const sentence = (text: string) => <span key={text}>{text}</span>;
  return (
    <div ref={region} role="status" tabIndex={-1} className="plan-notices">
      {!stored && <Notice severity="warning">{sentence(status.notKept)}</Notice>}
      {broken && <Notice severity="warning">{sentence(status.broken)}</Notice>}
      {arrived && (
        <Notice severity="warning">
          {sentence(
            fill(status.arrived, {
              list: describeList(arrived, words),
              own: describeList(plan, words),
            }),
          )}
          {answers.map((given) => button(status[given], () => answer(given)))}
        </Notice>
      )}
      {otherLists(state).map((other) => (
        <Notice key={other.id} severity="ok">
          {sentence(fill(status.other, { list: describeList(other, words) }))}
          {button(status.show, () => dispatch({ type: 'show', id: other.id }))}
        </Notice>
      ))}
      {copied && !state.removed && (
        <Notice severity="ok">{sentence(fill(status.copied, { name: copied }))}</Notice>
      )}
      {state.removed && (
        <Notice severity="ok">
          {sentence(status.deleted)}
          {button(status.undo, () => dispatch({ type: 'undo' }))}
        </Notice>
      )}
    </div>
  );
}
