import { useEffect, useRef } from 'react';
import { fill } from '@/lib/text/fill';
import { Notice, NoticeButton, progressId } from '../fields/IssueList';
import { goTo, undo } from '../model/edits';
import { otherLists } from '../model/plan';
import { usePlanner } from '../state/use-planner';
import { describeList } from '../text/format';

export function Notices() {
  const { state, plan, stored, arrived, broken, words, edit, answer } = usePlanner();
  const { status } = words;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrived || broken) region.current?.scrollIntoView({ block: 'center' });
  }, [arrived, broken]);
  const button = (text: string, act: () => void) => (
    <NoticeButton
      key={text}
      text={text}
      onClick={() => {
        // The pressed button disappears with its message.
        document.getElementById(progressId)?.focus({ preventScroll: true });
        act();
      }}
    />
  );
  const list = arrived && describeList(arrived, words);
  return (
    <div
      ref={region}
      role="status"
      className="grid gap-2 empty:hidden @5xl:col-span-full @7xl:mb-6"
    >
      {!stored && <Notice severity="warning" text={status.notStored} />}
      {broken && <Notice severity="warning" text={status.broken} />}
      {list && (
        <Notice
          severity="warning"
          text={fill(status.arrived, { list, own: describeList(plan, words) })}
        >
          {(['open', 'append', 'leave'] as const).map((given) =>
            button(status[given], () => answer(given)),
          )}
        </Notice>
      )}
      {otherLists(state).map((other) => (
        <Notice
          key={other.id}
          severity="ok"
          text={fill(status.other, { list: describeList(other, words) })}
        >
          {button(status.show, () => edit(goTo({ current: other.id })))}
        </Notice>
      ))}
      {state.removed && (
        <Notice severity="ok" text={status.deleted}>
          {button(status.undo, () => edit(undo))}
        </Notice>
      )}
    </div>
  );
}
