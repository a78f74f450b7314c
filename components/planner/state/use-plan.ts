import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { lengthFields } from '@/config/window';
import { adopt, type Change, type Edit, receive, requestWindow } from '@/lib/planner/model/edits';
import { initialState, isPristine, type PlanState, windowOf } from '@/lib/planner/model/plan';
import {
  choicesInFragment,
  lengthsAsTyped,
  packState,
  planInFragment,
  readStored,
  type Stored,
} from '@/lib/planner/model/serialize-plan';
import { choicesAmong } from '@/lib/planner/model/window';
import type { Stock } from '@/lib/planner/shop';
import { siteKey } from '@/lib/text/stored-texts';

export const storageKey = siteKey('measure-plan');

function load(): Stored {
  try {
    return readStored(localStorage.getItem(storageKey) ?? '');
  } catch {
    return { lists: [], selected: '' };
  }
}

function stored(state: PlanState): PlanState {
  try {
    localStorage.setItem(storageKey, packState(state));
    return { ...state, stored: true };
  } catch {
    return { ...state, stored: false };
  }
}

/** What was typed before hydration. With `autocomplete="off"` browsers restore no values of an earlier visit. */
function earlyInput(form: HTMLFormElement | null, state: PlanState): Change | undefined {
  const values = new FormData(form ?? undefined);
  const { product = state.blank.product } = choicesAmong((name) => values.get(name));
  const lengths = lengthsAsTyped((field) => values.get(field));
  const typed = Object.keys(lengths).length > 0;
  // A reload may restore values that the list already has.
  const known = state.plan.windows.some((window) =>
    lengthFields.every((field) => (window.lengths[field] ?? '') === (lengths[field] ?? '')),
  );
  const chosen = product !== state.blank.product && isPristine(state.plan, state);
  return (typed ? !known : chosen) ? { lengths, product } : undefined;
}

export function usePlan(stock: Stock, root: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState(() => initialState(stock));
  const [hydrated, setHydrated] = useState(false);
  /** Whether the last link's list could not be read. */
  const [broken, setBroken] = useState(false);
  /** The state after all edits so far, which may not be rendered yet. */
  const latest = useRef(state);

  const show = useCallback((edit: Edit) => {
    latest.current = edit(latest.current);
    setState(latest.current);
  }, []);
  const edit = useCallback((change: Edit) => show((before) => stored(change(before))), [show]);

  useEffect(() => {
    const adoptStored = () => show(adopt(load()));
    async function readFragment() {
      const { hash, pathname, search } = location;
      const requested = choicesInFragment(hash, stock);
      if (requested) edit(requestWindow(requested));
      if (!requested && !/[#&]plan=/.test(hash)) return;
      const plan = await planInFragment(hash);
      if (plan) edit(receive(plan));
      setBroken(!requested && !plan);
      history.replaceState(history.state, '', pathname + search);
    }
    adoptStored();
    const early = earlyInput(root.current, latest.current);
    if (early) edit(requestWindow(early));
    readFragment();
    setHydrated(true);

    const leaving = new AbortController();
    addEventListener('hashchange', readFragment, leaving);
    addEventListener('storage', adoptStored, leaving);
    addEventListener('pageshow', adoptStored, leaving);
    document.addEventListener('visibilitychange', adoptStored, leaving);
    return () => leaving.abort();
  }, [root, stock, show, edit]);

  return { state, plan: state.plan, window: windowOf(state), edit, hydrated, broken };
}
