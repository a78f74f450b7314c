import { Notice, NoticeButton } from '../fields/IssueList';
import { undo } from '../model/edits';
import { undoId, usePlanner } from '../state/use-planner';
import { describeStep, stepText } from '../text/format';

/** What the visitor must know of the list, and its last step with Undo; Announcements says the same when it happens. */
export function Notices() {
  const { state, plan, broken, words, editAndFocus } = usePlanner();
  const { status } = words;
  const [step] = state.steps;
  return (
    <div className="grid gap-2 empty:hidden @5xl:col-span-full @7xl:mb-6">
      {!state.stored && <Notice severity="warning" text={status.notStored} />}
      {broken && <Notice severity="warning" text={status.broken} />}
      {step && (
        <Notice severity="ok" text={stepText(step, plan, words)}>
          <NoticeButton
            id={undoId}
            text={status.undo}
            about={describeStep(step, plan, words)}
            onClick={() => editAndFocus(undo)}
          />
        </Notice>
      )}
    </div>
  );
}
