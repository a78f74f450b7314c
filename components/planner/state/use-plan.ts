import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { adopt, append, open, requestWindow } from '@/components/planner/model/edits';
import { choicesInFragment, hasPlan, planInFragment } from '@/components/planner/model/fragment';
import {
  type Edit,
  goTo,
  initialState,
  isPristine,
  type Plan,
  planOf,
  windowOf,
} from '@/components/planner/model/plan';
import { packPlan } from '@/components/planner/model/serialize-plan';
import { isUnmeasured, type PlannedWindow, plainWindow } from '@/components/planner/model/window';
import { choices, lengthFields } from '@/config/window';
import { loadLists, saveLists, setFragment, storageKey } from './plan-storage';

/**
 * What was typed and selected before hydration, read from the fields. Their form has `autocomplete="off"`, so
 * that browsers do not restore values of an earlier visit.
 */
function preHydrationInput(
  form: HTMLFormElement | null,
): Pick<PlannedWindow, 'lengths' | 'product'> {
  const values = new FormData(form ?? undefined);
  const typed = lengthFields.flatMap((field) => {
    const text = values.get(field);
    return text ? [[field, text]] : [];
  });
  const chosen = choices.product.find((each) => each === values.get('product'));
  return { lengths: Object.fromEntries(typed), product: chosen ?? plainWindow.product };
}

/**
 * Manages the visitor's lists: edits them, stores each change immediately, and adopts what other tabs store, on their events
 * and when the page becomes visible. A list from a link stays in the URL until it is stored or declined.
 */
export function usePlan(root: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState(initialState);
  const [hydrated, setHydrated] = useState(false);
  const [stored, setStored] = useState(true);
  const [arrived, setArrived] = useState<Plan>();
  const [broken, setBroken] = useState(false);
  /** The state after all edits so far, which may not be rendered yet. */
  const latest = useRef(state);

  const show = useCallback((edit: Edit) => {
    latest.current = edit(latest.current);
    setState(latest.current);
  }, []);
  const edit = useCallback(
    (change: Edit) => {
      show(change);
      setStored(saveLists(latest.current));
    },
    [show],
  );
  const answer = (given: 'open' | 'append' | 'leave') => {
    if (!arrived) return;
    if (given === 'append') edit(append(arrived));
    if (given === 'open') edit(open(arrived));
    setArrived(undefined);
    setFragment('');
  };

  useEffect(() => {
    const adoptStored = () => {
      const lists = loadLists();
      if (lists) show(adopt(lists));
    };
    const before = loadLists();
    if (before) edit(adopt(before));
    const early = preHydrationInput(root.current);
    const now = planOf(latest.current);
    const typed = lengthFields.some((field) => early.lengths[field]);
    // A browser may restore values that the list already has.
    const known = now.windows.some(({ lengths }) =>
      lengthFields.every((field) => (lengths[field] ?? '') === (early.lengths[field] ?? '')),
    );
    // With an existing list, a selected product alone adds no window.
    const chosen = early.product !== plainWindow.product && isPristine(now);
    if (typed ? !known : chosen) edit(requestWindow(early));

    async function readFragment(event?: HashChangeEvent) {
      const { hash } = location;
      const requested = choicesInFragment(hash);
      if (requested) edit(requestWindow(requested));
      if (hasPlan(hash)) {
        const plan = await planInFragment(hash);
        setBroken(!plan);
        const same = plan && latest.current.lists.find((each) => packPlan(each) === packPlan(plan));
        if (plan && !same && !planOf(latest.current).windows.every(isUnmeasured)) {
          setArrived(plan);
          return;
        }
        if (plan) edit(same ? goTo({ current: same.id }) : append(plan));
      } else if (event && hasPlan(event.oldURL)) {
        // After a link within the page, restores the fragment of a list that is still undecided.
        setFragment(new URL(event.oldURL).hash);
        return;
      }
      if (requested || hasPlan(hash)) setFragment('');
      // The new history entry has no state.
      if (event) setStored(saveLists(latest.current));
    }
    readFragment();
    setHydrated(true);

    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) adoptStored();
    };
    const onShow = () => document.visibilityState === 'visible' && adoptStored();
    const leaving = new AbortController();
    addEventListener('hashchange', readFragment, leaving);
    addEventListener('storage', onStorage, leaving);
    addEventListener('pageshow', onShow, leaving);
    document.addEventListener('visibilitychange', onShow, leaving);
    return () => leaving.abort();
  }, [root, show, edit]);

  const [plan, window] = [planOf(state), windowOf(state)];
  return { state, plan, window, show, edit, hydrated, stored, arrived, answer, broken };
}
