import { createContext, type RefObject, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChoiceName, type LengthField, remarks } from '@/config/window';
import { cachedCheck } from '@/lib/planner/checks/check-window';
import { type Change, change as changeOf, type Edit } from '@/lib/planner/model/edits';
import type { Shop } from '@/lib/planner/shop';
import { usePlan } from './use-plan';

export const formId = 'plan-window';
export const undoId = 'plan-undo';

export function usePlannerState(shop: Shop, root: RefObject<HTMLFormElement | null>) {
  const list = usePlan(shop, root);
  const { window, edit } = list;
  /** The field that is being typed in, until Enter or its loss of focus. */
  const [typing, setTyping] = useState<string>();
  const checked = cachedCheck(window, shop);
  const change = (changed: Change) => edit(changeOf(window.id, changed));
  return {
    ...list,
    shop,
    words: shop.words,
    checked,
    /** The window's issues, without warnings about the field that is being typed in. */
    issues: checked.issues.filter(
      ({ severity, fields }) => severity === 'ok' || fields.every((field) => field !== typing),
    ),
    typing,
    setTyping,
    change,
    choose: (name: ChoiceName | 'cloth' | 'colour' | 'remarks', value: string) => {
      const toggled = remarks.filter((each) => window.remarks.includes(each) !== (each === value));
      // Only the choice's own values are offered.
      const chosen = { [name]: name === 'remarks' ? toggled : value } as Change;
      // A ceiling mount is also measured from the ceiling.
      change(value === 'ceiling' ? { ...chosen, origin: value } : chosen);
    },
    type: (field: LengthField, text: string) =>
      change({ lengths: { ...window.lengths, [field]: text } }),
    /** Deletes or undoes: what was pressed goes, or is the next window's, so the focus goes to Undo. */
    editAndFocus: (taken: Edit) => {
      flushSync(() => edit(taken));
      (document.getElementById(undoId) ?? document.getElementById(formId))?.focus();
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
