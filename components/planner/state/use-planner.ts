import { createContext, type RefObject, use, useState } from 'react';
import { type ChoiceName, type LengthField, remarks } from '@/config/window';
import { cachedCheck } from '../checks/check-window';
import { type Change, change as changeOf } from '../model/edits';
import type { Shop } from '../shop';
import { usePlan } from './use-plan';

/** Shared state of the planner: the lists, the selected window with its check, and actions. */
export function usePlannerState(shop: Shop, root: RefObject<HTMLFormElement | null>) {
  const lists = usePlan(shop, root);
  const { window, edit } = lists;
  /** The field that is being typed in, until it loses focus. */
  const [typing, setTyping] = useState<LengthField>();
  const checked = cachedCheck(window, shop);
  const change = (changed: Change) => edit(changeOf(window.id, changed));
  return {
    ...lists,
    shop,
    words: shop.words,
    checked,
    /** The window's issues, without warnings about the field that is being typed in. */
    issues: checked.issues.filter(
      ({ severity, fields }) => severity === 'ok' || !typing || !fields.includes(typing),
    ),
    typing,
    settle: () => setTyping(undefined),
    change,
    choose: (name: ChoiceName | 'cloth' | 'remarks', value: string) => {
      const toggled = remarks.filter((each) => window.remarks.includes(each) !== (each === value));
      // Only the choice's own values are offered.
      const chosen = { [name]: name === 'remarks' ? toggled : value } as Change;
      // A ceiling mount is also measured from the ceiling.
      change(value === 'ceiling' ? { ...chosen, origin: value } : chosen);
    },
    type: (field: LengthField, text: string) => {
      change({ lengths: { ...window.lengths, [field]: text } });
      setTyping(field);
    },
  };
}

export type PlannerState = ReturnType<typeof usePlannerState>;

export const PlannerContext = createContext<PlannerState | undefined>(undefined);

export function usePlanner(): PlannerState {
  const planner = use(PlannerContext);
  if (!planner) throw new Error('outside the planner');
  return planner;
}
