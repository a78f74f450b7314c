import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isPristine, isUnmeasured, lengthFields, type Plan } from '@/lib/planner/model/plan';
import { hasPlan, planInFragment, withLists, withoutTaken } from '@/lib/planner/model/plan-link';
import {
  type Action,
  freshState,
  initialState,
  type PlanState,
  planOf,
  planReducer,
  windowOf,
} from '@/lib/planner/model/plan-reducer';
import { choicesInFragment } from '@/lib/planner/model/preset';
import { asArrived, isRelated } from '@/lib/planner/model/serialize-plan';
import { newId } from './new-id';
import { listsInAddress, loadLists, saveLists, setFragment, storageKey } from './plan-storage';
import { preHydrationInput } from './pre-hydration-input';

/** Actions that show something else, and change no list. */
const unstored: readonly Action['type'][] = ['select', 'merge'];

/** What to do with a list that has arrived. */
export type Answer = 'open' | 'append' | 'leave';

/**
 * Owns the visitor's lists: edits them, stores each change at once, and takes over what other tabs have stored, whenever they
 * do and when the page comes back. A list that comes by link stays in the address until it is stored or refused.
 */
export function usePlan(root: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PlanState>(initialState);
  const [ready, setReady] = useState(false);
  const [stored, setStored] = useState(true);
  const [arrived, setArrived] = useState<Plan>();
  const [broken, setBroken] = useState(false);
  /** The state after every press so far; what follows from the last one may still be being drawn. */
  const latest = useRef(state);
  const at = useRef(0);

  const dispatch = useCallback((action: Action) => {
    const before = latest.current;
    // Later than the press before, even within a millisecond or after the clock was put back.
    at.current = Math.max(Date.now(), at.current + 1);
    const next = planReducer(before, action, at.current);
    if (next === before) return;
    latest.current = next;
    setState(next);
    if (!unstored.includes(action.type)) setStored(saveLists(next));
  }, []);

  /** Takes a list into the own one, under new ids. */
  const append = useCallback(
    (plan: Plan) => dispatch({ type: 'append', windows: plan.windows, from: plan }),
    [dispatch],
  );

  const answer = useCallback(
    (given: Answer) => {
      if (!arrived) return;
      if (given === 'append') append(arrived);
      if (given === 'open') dispatch({ type: 'open', plan: arrived });
      setArrived(undefined);
      const rest = withoutTaken(location.hash);
      setFragment(stored ? withLists(rest, undefined) : rest);
    },
    [arrived, append, dispatch, stored],
  );

  useEffect(() => {
    const merge = () => {
      const lists = loadLists();
      if (lists) dispatch({ type: 'merge', ...lists });
    };
    latest.current = freshState(newId());
    setState(latest.current);
    const onDevice = loadLists();
    const inAddress = listsInAddress();
    // An address may be sent on: another's lists are asked about, and never mixed with what is here.
    const foreign = onDevice && inAddress && !isRelated(onDevice, inAddress);
    const own = foreign ? onDevice : (inAddress ?? onDevice);
    const early = preHydrationInput(root.current);
    for (const lists of [onDevice, own]) if (lists) dispatch({ type: 'merge', ...lists });
    if (foreign) setArrived(asArrived(inAddress, newId));
    if (early) {
      // A browser that puts back its own text would add what the list has already.
      const known = planOf(latest.current).windows.some(({ lengths }) =>
        lengthFields.every((field) => lengths[field] === early.lengths[field]),
      );
      const { product, lengths } = early;
      const typed = lengthFields.some((field) => lengths[field]);
      // A choice alone is no window of a list that is there.
      if (typed ? !known : !own) {
        const choices = { lengths, ...(product && { product }) };
        dispatch({ type: 'ask', id: newId(), choices });
      }
    }

    async function takeFragment() {
      const { hash } = location;
      const choices = choicesInFragment(hash);
      if (choices) {
        dispatch({ type: 'ask', id: newId(), choices });
        setFragment(withoutTaken(hash));
      }
      if (hasPlan(hash)) {
        const plan = await planInFragment(hash, newId);
        setBroken(!plan);
        const list = planOf(latest.current);
        const empty = isPristine(list) || list.windows.every(isUnmeasured);
        if (plan && !empty) {
          setArrived(plan);
          return;
        }
        if (plan) append(plan);
        setFragment(withoutTaken(location.hash));
      }
      // A link within the page takes the place of the lists that only the address keeps.
      if (!isPristine(planOf(latest.current)) && !loadLists()) setStored(saveLists(latest.current));
    }
    takeFragment();
    setReady(true);

    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) merge();
    };
    const onShow = () => document.visibilityState === 'visible' && merge();
    addEventListener('hashchange', takeFragment);
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      removeEventListener('hashchange', takeFragment);
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [root, dispatch, append]);

  return {
    state,
    plan: planOf(state),
    window: windowOf(state),
    dispatch,
    ready,
    stored,
    arrived,
    answer,
    broken,
  };
}

export type PlannerState = ReturnType<typeof usePlan>;
