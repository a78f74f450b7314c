import { useState } from 'react';
import { Text } from '@/components/ui/client-component';
import { sides } from '@/config/window';
import { undo } from '@/lib/planner/model/edits';
import { describeStep, issueText, spokenName, stepText } from '@/lib/planner/text/format';
import { homePrice, rangeText, unpricedText, windowPrice } from '@/lib/planner/text/price';
import { fill } from '@/lib/text';
import { Notice, NoticeButton } from '../fields/IssueList';
import type { PlannerState } from '../state/use-planner';
import { undoId, usePlanner } from '../state/use-planner';

/** What is missing for a price, or would make it exact. */
export function progressText({ checked, issues, words }: PlannerState): string {
  const { progress } = words;
  const [width, height] = [checked.width.length, checked.height.length];
  // Not in the field that is being typed.
  if (issues.some(({ severity }) => severity === 'error')) return progress.check;
  if (!width || !height) return progress.none;
  const left = sides.width.length + sides.height.length - width - height;
  return left > 0 ? fill(progress.enough, { count: left }) : progress.exact;
}

/** What is heard when it happens: a step or its undoing, and what is said beside the list. */
function happenedText({ state, plan, broken, words }: PlannerState): string {
  const { status } = words;
  const { step, undone } = state.last ?? {};
  const restored = step && fill(status.restored, { what: describeStep(step, plan, words) });
  return [
    !state.stored && status.notStored,
    broken && status.broken,
    step && (undone ? restored : stepText(step, plan, words)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is heard when it changes: the window in hand, its first warning or its progress, its price and that of all. */
function spokenText(planner: PlannerState): string {
  const { plan, window, checked, issues, shop, words } = planner;
  const warning = issues.find(({ severity }) => severity !== 'ok');
  const state = warning ? issueText(warning, window.unit, words) : progressText(planner);
  const price = windowPrice(checked, shop);
  const home = homePrice(plan, shop);
  const range = price && rangeText(price, shop);
  return [
    `${spokenName(plan, window, words)}: ${state}`,
    range ? `${range}.` : unpricedText(checked, shop),
    home && home.range !== range && fill(words.price.home, home),
  ]
    .filter(Boolean)
    .join(' ');
}

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
