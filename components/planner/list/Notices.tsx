import { useState } from 'react';
import { Text } from '@/components/ui/client-component';
import { undo } from '@/lib/planner/model/edits';
import { describeStep, stepText } from '@/lib/planner/text/format';
import { Notice, NoticeButton } from '../fields/IssueList';
import { undoId, usePlanner } from '../state/use-planner';
import { happenedText, spokenText } from './spoken';

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
            aria-label={`${status.undo}: ${describeStep(step, plan, words)}`}
            onClick={() => editAndFocus(undo)}
          />
        </Notice>
      )}
    </div>
  );
}

/** What a screen reader says of changes, politely: what was deleted or undone at once, prices once a field is left. */
export function Announcements() {
  const planner = usePlanner();
  const { state, plan, typing, hydrated } = planner;
  const [said, say] = useState('');
  const text = typing || !hydrated ? said : spokenText(planner);
  if (text !== said) say(text);
  // With its first content, which is not announced.
  if (!hydrated) return null;
  return (
    <div className="sr-only">
      <div role="status">
        {/* Said again if the same happens again. */}
        <Text key={`${state.steps.length} ${state.last?.undone} ${plan.id}`}>
          {happenedText(planner)}
        </Text>
      </div>
      <div role="status">
        <Text>{text}</Text>
      </div>
    </div>
  );
}
