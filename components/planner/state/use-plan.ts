import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  append,
  type Edit,
  open,
  requestWindow,
  show as showList,
  takeStored,
} from '@/lib/planner/model/edits';
import { initialState, isBlank, type Plan, planOf, windowOf } from '@/lib/planner/model/plan';
import { hasPlan, planInFragment } from '@/lib/planner/model/plan-link';
import { choicesInFragment } from '@/lib/planner/model/preset';
import { packPlan, readLists } from '@/lib/planner/model/serialize-plan';
import {
  choices,
  isUnmeasured,
  type LengthField,
  lengthFields,
  type PlannedWindow,
  plainWindow,
} from '@/lib/planner/model/window';
import { deviceText, setFragment, storageKey, store, tabText } from './plan-storage';

/**
 * What was typed and selected before hydration, read from the fields. Their form has `autocomplete="off"`, so
 * that browsers do not restore values of an earlier visit.
 */
function preHydrationInput(root: HTMLElement | null): Pick<PlannedWindow, 'lengths' | 'product'> {
  const textOf = (selector: string) => root?.querySelector<HTMLInputElement>(selector)?.value ?? '';
  const lengths: Partial<Record<LengthField, string>> = {};
  for (const field of lengthFields) {
    const text = textOf(`input[name="${field}"]`);
    if (text) lengths[field] = text;
  }
  const chosen = textOf('input[name="product"]:checked');
  const product = choices.product.find((each) => each === chosen) ?? plainWindow.product;
  return { lengths, product };
}

/**
 * Manages the visitor's lists: edits them, stores each change immediately, and takes over what other tabs store, on their
 * events, when the page becomes visible, and before each edit. A list from a link stays in the URL until it is stored or
 * declined.
 */
export function usePlan(root: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(initialState);
  const [hydrated, setHydrated] = useState(false);
  const [stored, setStored] = useState(true);
  const [arrived, setArrived] = useState<Plan>();
  const [broken, setBroken] = useState(false);
  /** After all edits so far, which may not be rendered yet: the state, and the lists' text as last stored or read. */
  const latest = useRef({ state, text: '', stored });

  const show = useCallback((edit: Edit) => {
    latest.current.state = edit(latest.current.state);
    setState(latest.current.state);
  }, []);
  const save = useCallback(() => {
    const { lists, current } = latest.current.state;
    latest.current.text = JSON.stringify({ lists, current });
    latest.current.stored = store(latest.current.text);
    setStored(latest.current.stored);
  }, []);
  const refresh = useCallback(() => {
    const { text: known, stored: isStored } = latest.current;
    // What could not be stored is newer than what is.
    const text = tabText() ?? (isStored ? deviceText() : known);
    const lists = text === known ? undefined : readLists(text);
    if (!lists) return;
    latest.current.text = text;
    show(takeStored(lists));
  }, [show]);
  const edit = useCallback(
    (change: Edit) => {
      refresh();
      show(change);
      save();
    },
    [refresh, show, save],
  );
  const answer = useCallback(
    (given: 'open' | 'append' | 'leave') => {
      if (!arrived) return;
      if (given === 'append') edit(append(arrived));
      if (given === 'open') edit(open(arrived));
      setArrived(undefined);
      setFragment('');
    },
    [arrived, edit],
  );

  useEffect(() => {
    const synchronize = () => {
      refresh();
      // Storage may have been cleared, or refused the last change.
      if (latest.current.text && deviceText() !== latest.current.text) save();
    };
    synchronize();
    const early = preHydrationInput(root.current);
    const now = planOf(latest.current.state);
    const typed = lengthFields.some((field) => early.lengths[field]);
    // A browser may restore values that the list already has.
    const known = now.windows.some(({ lengths }) =>
      lengthFields.every((field) => (lengths[field] ?? '') === (early.lengths[field] ?? '')),
    );
    // With an existing list, a selected product alone adds no window.
    const chosen = early.product !== plainWindow.product && isBlank(now);
    if (typed ? !known : chosen) edit(requestWindow(early));

    async function readFragment(event?: HashChangeEvent) {
      const { hash } = location;
      const requested = choicesInFragment(hash);
      if (requested) edit(requestWindow(requested));
      if (hasPlan(hash)) {
        const plan = await planInFragment(hash);
        setBroken(!plan);
        const same =
          plan && latest.current.state.lists.find((each) => packPlan(each) === packPlan(plan));
        if (plan && !same && !planOf(latest.current.state).windows.every(isUnmeasured)) {
          setArrived(plan);
          return;
        }
        if (plan) edit(same ? showList(same.id) : append(plan));
      } else if (event && hasPlan(event.oldURL)) {
        // After a link within the page, restores the fragment of a list that is still undecided.
        setFragment(new URL(event.oldURL).hash);
        return;
      }
      if (requested || hasPlan(hash)) setFragment('');
      synchronize();
    }
    readFragment();
    setHydrated(true);

    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) synchronize();
    };
    const onShow = () => document.visibilityState === 'visible' && synchronize();
    const leaving = new AbortController();
    addEventListener('hashchange', readFragment, leaving);
    addEventListener('storage', onStorage, leaving);
    addEventListener('pageshow', onShow, leaving);
    document.addEventListener('visibilitychange', onShow, leaving);
    return () => leaving.abort();
  }, [root, refresh, save, edit]);

  const [plan, window] = [planOf(state), windowOf(state)];
  return { state, plan, window, show, edit, hydrated, stored, arrived, answer, broken };
}
