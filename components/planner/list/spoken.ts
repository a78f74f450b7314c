import { sides } from '@/config/window';
import { describeStep, issueText, spokenName, stepText } from '@/lib/planner/text/format';
import { homePrice, rangeText, unpricedText, windowPrice } from '@/lib/planner/text/price';
import { fill } from '@/lib/text/fill';
import type { PlannerState } from '../state/use-planner';

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
export function happenedText({ state, plan, broken, words }: PlannerState): string {
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
export function spokenText(planner: PlannerState): string {
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
