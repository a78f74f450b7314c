import { useEffect, useRef } from 'react';
import { fill } from '@/lib/text/fill';
import { Notice, NoticeButton, progressId } from '../fields/IssueList';
import { append, drop, open, undo } from '../model/edits';
import { isPristine } from '../model/plan';
import { usePlanner } from '../state/use-planner';
import { describeList } from '../text/format';

export function Notices() {
  const { state, plan, stored, arrived, words, edit } = usePlanner();
  const { status } = words;
  const others = state.others.filter((each) => !isPristine(each, state));
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrived) region.current?.scrollIntoView({ block: 'center' });
  }, [arrived]);
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
  return (
    <div
      ref={region}
      role="status"
      className="grid gap-2 empty:hidden @5xl:col-span-full @7xl:mb-6"
    >
      {!stored && <Notice severity="warning" text={status.notStored} />}
      {arrived === 'broken' && <Notice severity="warning" text={status.broken} />}
      {others.map((other) => (
        <Notice
          key={other.id}
          severity={other === arrived ? 'warning' : 'ok'}
          text={fill(status.other, {
            list: describeList(other, words),
            own: describeList(plan, words),
          })}
        >
          {button(status.show, () => edit(open(other.id)))}
          {button(status.append, () => edit(append(other)))}
          {button(status.drop, () => edit(drop(other)))}
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
