import { useCallback, useEffect, useRef, useState } from 'react';
import { type Action, edit, start } from '@/lib/measure/edit';
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
  const [state, setState] = useState(start);
  const [ready, setReady] = useState(false);
  const [kept, setKept] = useState(true);
  /** A list that came by link or file while the visitor has one of their own: the visitor decides. */
  const [arrived, setArrived] = useState<Plan>();
  const [broken, setBroken] = useState(false);
  /** The list as the device has it: what was only read is not written back. */
  const asKept = useRef<Plan>(undefined);
  /** Every press so far; what follows from the last one may still be being drawn. */
  const latest = useRef(start);
  const unsaved = useRef(true);

  const dispatch = useCallback((action: Action) => {
    const next = edit(latest.current, action);
    // A tab that only stands there must not write over what another one has kept since.
    if (next.plan !== latest.current.plan) unsaved.current = next.plan !== asKept.current;
    latest.current = next;
    setState(next);
  }, []);

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
        if (plan && (own || !isPristine(latest.current.plan))) setArrived(plan);
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
  }, [root, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a while after the list was changed
  useEffect(() => {
    if (!ready) return;
    const save = () => {
      if (!unsaved.current) return;
      unsaved.current = false;
      const { plan } = latest.current;
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
  }, [state.plan, ready, kept]);

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
  }, [dispatch]);

  return { state, dispatch, ready, kept, arrived, setArrived, broken, setBroken };
}
