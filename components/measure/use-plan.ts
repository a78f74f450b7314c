import { useEffect, useReducer, useRef, useState } from 'react';
import { edit, start } from '@/lib/measure/edit';
import { readPlan } from '@/lib/measure/keep';
import { hasPlan, planInFragment } from '@/lib/measure/link';
import { isPristine, type Plan } from '@/lib/measure/plan';
import { choicesInFragment } from '@/lib/measure/preset';
import { enteredEarly } from './entered-early';
import { readKept, storageKey, writeAddress, writeKept } from './kept-plan';
import { newId } from './new-id';

/** Delay before a change is kept on the device (milliseconds); at once when the page is left. */
const delay = 300;

/** The visitor's list: edited here, kept on the device, taken from a link. */
export function usePlan(root: React.RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(edit, start);
  const [ready, setReady] = useState(false);
  const [kept, setKept] = useState(true);
  /** A list that came by link or file while the visitor has one of their own: the visitor decides. */
  const [arrived, setArrived] = useState<Plan>();
  const [broken, setBroken] = useState(false);
  /** The list as the device has it: what was only read is not written back. */
  const asKept = useRef<Plan>(undefined);
  const latest = useRef(state.plan);
  latest.current = state.plan;

  useEffect(() => {
    const stored = readKept();
    const id = stored ? newId() : start.current;
    const early = enteredEarly(root.current, id);
    const own = stored !== undefined || early.length > 0;
    asKept.current = stored;
    if (stored) dispatch({ type: 'replace', plan: stored });
    if (stored && early[0]?.type === 'renameRoom')
      dispatch({ type: 'addRoom', id, roomId: newId() });
    else if (stored && early.length > 0) dispatch({ type: 'addWindow', id });
    for (const action of early) dispatch(action);

    async function takeFragment() {
      const { hash } = location;
      const choices = choicesInFragment(hash);
      if (choices) dispatch({ type: 'addWindow', id: newId(), choices });
      const sent = hasPlan(hash);
      if (sent) {
        const plan = await planInFragment(hash);
        setBroken(!plan);
        if (plan && (own || !isPristine(latest.current))) setArrived(plan);
        else if (plan) dispatch({ type: 'replace', plan });
      }
      // What was taken must not be taken again by a reload.
      if (choices || sent)
        history.replaceState(history.state, '', location.pathname + location.search);
    }
    takeFragment();
    setReady(true);
    addEventListener('hashchange', takeFragment);
    return () => removeEventListener('hashchange', takeFragment);
  }, [root]);

  const { plan } = state;
  useEffect(() => {
    if (!ready) return;
    // A tab that only stands there must not write over what another one has kept since.
    let pending = plan !== asKept.current;
    const save = () => {
      if (!pending) return;
      pending = false;
      const written = writeKept(plan);
      setKept(written);
      if (!written) writeAddress(plan);
    };
    const hide = () => document.visibilityState === 'hidden' && save();
    // A page that is being left has no time to write its address: that waits for nothing.
    const timer = setTimeout(save, kept ? delay : 0);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [plan, ready, kept]);

  // Edited in another tab while this one was not looked at.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const other =
        event.key === storageKey && document.hidden ? readPlan(event.newValue ?? '') : undefined;
      asKept.current = other;
      if (other) dispatch({ type: 'replace', plan: other });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  return { state, dispatch, ready, kept, arrived, setArrived, broken, setBroken };
}
