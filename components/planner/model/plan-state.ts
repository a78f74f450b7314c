import { emptyPlan, ownList, type Plan } from './plan';
import { isUnmeasured, type PlannedWindow, plainWindow } from './window';

export interface PlanState {
  readonly lists: readonly Plan[];
  readonly current: string;
  readonly selected: string;
  readonly removed?: Plan | undefined;
}

/** What is stored: other tabs select windows of their own. */
export type StoredLists = Pick<PlanState, 'lists' | 'current'>;

export type Edit = (state: PlanState) => PlanState;

export type Change = Partial<Omit<PlannedWindow, 'id'>>;

export const initialState: PlanState = {
  lists: [emptyPlan],
  current: ownList,
  selected: plainWindow.id,
};

export function planOf({ lists, current }: PlanState): Plan {
  return lists.find(({ id }) => id === current) ?? lists[0] ?? emptyPlan;
}

export function windowOf(state: PlanState): PlannedWindow {
  const { windows } = planOf(state);
  return windows.find(({ id }) => id === state.selected) ?? windows[0] ?? plainWindow;
}

export function goTo(place: Partial<Pick<PlanState, 'current' | 'selected'>>): Edit {
  return (state) => ({ ...state, ...place });
}

export function otherLists({ lists, current }: PlanState): readonly Plan[] {
  return lists.filter((plan) => plan.id !== current && !plan.windows.every(isUnmeasured));
}

export function withPlan(state: PlanState, plan: Plan, selected = state.selected): PlanState {
  const lists = state.lists.map((each) => (each.id === plan.id ? plan : each));
  return { ...state, lists, selected };
}
