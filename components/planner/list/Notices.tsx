import { fill } from '@/lib/text/fill';
import { Notice, NoticeButton, progressId } from '../fields/IssueList';
import { append, open, undo } from '../model/edits';
import { usePlanner } from '../state/use-planner';
import { describeList } from '../text/format';

export function Notices() {
  const { state, plan, broken, words, edit } = usePlanner();
  const { status } = words;
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
    <div role="status" className="grid gap-2 empty:hidden @5xl:col-span-full @7xl:mb-6">
      {!state.stored && <Notice severity="warning" text={status.notStored} />}
      {broken && <Notice severity="warning" text={status.broken} />}
      {state.others.map((other) => (
        <Notice
          key={other.id}
          severity="ok"
          text={fill(status.other, {
            list: describeList(other, words),
            own: describeList(plan, words),
          })}
        >
          {button(status.show, () => edit(open(other)))}
          {button(status.append, () => edit(append(other)))}
        </Notice>
      ))}
      {state.before?.id === plan.id && (
        <Notice severity="ok" text={status.deleted}>
          {button(status.undo, () => edit(undo))}
        </Notice>
      )}
    </div>
  );
}
