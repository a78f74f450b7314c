import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { textsOf } from '@/components/form/stored-texts';
import { lengthFields } from '@/config/window';
import { siteKey } from '@/lib/site-key';
import { adopt, type Edit, receive, requestWindow } from '../model/edits';
import { choicesInFragment, hasPlan, planInFragment } from '../model/link';
import { initialState, isPristine, type Plan, windowOf } from '../model/plan';
import { readLists } from '../model/serialize-plan';
import { choicesAmong } from '../model/window';
import type { Stock } from '../shop';

export const storageKey = siteKey('measure-plan');

/** The stored lists, first the one in hand; none where storage is denied. */
function loadLists(): readonly Plan[] {
  try {
    return readLists(localStorage.getItem(storageKey) ?? '');
  } catch {
    return [];
  }
}

/** @returns whether the device stores it */
function store(text: string): boolean {
  try {
    localStorage.setItem(storageKey, text);
    return true;
  } catch {
    return false;
  }
}

function clearFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * What was typed and selected before hydration, read from the fields. Their form has `autocomplete="off"`, so
 * that browsers do not restore values of an earlier visit.
 */
function preHydrationInput(form: HTMLFormElement | null) {
  const values = new FormData(form ?? undefined);
  const { product } = choicesAmong((name) => values.get(name));
  const lengths = textsOf(lengthFields, (field) => values.get(field));
  return { lengths, ...(product && { product }) };
}

/**
 * Manages the visitor's lists: edits them, stores each change immediately, and adopts what other tabs store, on their events
 * and when the page becomes visible. A list from a link stays in the URL until it is stored.
 */
export function usePlan(stock: Stock, root: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState(() => initialState(stock));
  const [hydrated, setHydrated] = useState(false);
  const [stored, setStored] = useState(true);
  /** The list that the last link brought, unless it cannot be read. */
  const [arrived, setArrived] = useState<Plan | 'broken'>();
  /** The state after all edits so far, which may not be rendered yet. */
  const latest = useRef(state);

  const show = useCallback((edit: Edit) => {
    latest.current = edit(latest.current);
    setState(latest.current);
  }, []);
  const edit = useCallback(
    (change: Edit) => {
      show(change);
      const { plan, others } = latest.current;
      const isStored = store(JSON.stringify({ lists: [plan, ...others] }));
      setStored(isStored);
      return isStored;
    },
    [show],
  );

  useEffect(() => {
    const adoptStored = () => show(adopt(loadLists()));
    adoptStored();
    const early = preHydrationInput(root.current);
    const { plan: now, blank } = latest.current;
    const typed = Object.values(early.lengths).some(Boolean);
    // A browser may restore values that the list already has.
    const known = now.windows.some(({ lengths }) =>
      lengthFields.every((field) => (lengths[field] ?? '') === (early.lengths[field] ?? '')),
    );
    // With an existing list, a selected product alone adds no window.
    const isOther = early.product && early.product !== blank.product;
    const chosen = isOther && isPristine(now, latest.current);
    if (typed ? !known : chosen) edit(requestWindow(early));

    async function readFragment() {
      const { hash } = location;
      const requested = choicesInFragment(hash);
      if (requested) edit(requestWindow(requested));
      const plan = hasPlan(hash) ? ((await planInFragment(hash)) ?? 'broken') : undefined;
      setArrived(plan);
      const isKept = plan && (plan === 'broken' || edit(receive(plan)));
      if (requested || isKept) clearFragment();
    }
    readFragment();
    setHydrated(true);

    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) adoptStored();
    };
    const onShow = () => {
      if (document.visibilityState === 'visible') adoptStored();
    };
    const leaving = new AbortController();
    addEventListener('hashchange', readFragment, leaving);
    addEventListener('storage', onStorage, leaving);
    addEventListener('pageshow', onShow, leaving);
    document.addEventListener('visibilitychange', onShow, leaving);
    return () => leaving.abort();
  }, [root, show, edit]);

  return {
    state,
    plan: state.plan,
    window: windowOf(state),
    show,
    edit,
    hydrated,
    stored,
    arrived,
  };
}
