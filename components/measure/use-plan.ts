import { useEffect, useReducer, useRef, useState } from 'react';
import { type Action, edit, start } from '@/lib/measure/edit';
import { packPlan, readPlan } from '@/lib/measure/keep';
import { planFragment, planInFragment } from '@/lib/measure/link';
import {
  isPristine,
  lengthFields,
  mounts,
  type Plan,
  plainWindow,
  products,
} from '@/lib/measure/plan';
import { choicesInFragment } from '@/lib/measure/preset';
import { newId } from './new-id';

/** Where the list is kept on the device. */
const key = 'measure-plan';

/** At most this much typing is not on the device yet (milliseconds), unless the page is left: then all of it is. */
const delay = 300;

function readKept(): Plan | undefined {
  try {
    return readPlan(localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Whether the list is on the device: storage may be refused or full. */
function writeKept(plan: Plan): boolean {
  try {
    if (isPristine(plan)) localStorage.removeItem(key);
    else localStorage.setItem(key, packPlan(plan));
    return true;
  } catch {
    return false;
  }
}

/** Puts the list into the page's own address, where a reload, a bookmark and the tab's history keep it. */
async function writeAddress(plan: Plan): Promise<void> {
  const fragment = await planFragment(plan);
  try {
    history.replaceState(history.state, '', `#${fragment}`);
  } catch {
    // The browser has had enough changes for now; the next one is written again.
  }
}

/** What was typed and chosen before the scripts came, from the fields as they stand. */
function enteredEarly(root: HTMLElement | null, id: string): readonly Action[] {
  const textIn = (selector: string) => root?.querySelector<HTMLInputElement>(selector)?.value ?? '';
  const typed = lengthFields.flatMap((field): readonly Action[] => {
    const text = textIn(`input[name="${field}"]`);
    return text ? [{ type: 'measure', id, field, text }] : [];
  });
  const product = products.find((one) => one === textIn('input[name="product"]:checked'));
  const mount = mounts.find((one) => one === textIn('input[name="mount"]:checked'));
  const change = { product: product ?? plainWindow.product, mount: mount ?? plainWindow.mount };
  const chosen = change.product !== plainWindow.product || change.mount !== plainWindow.mount;
  const room = textIn('input[name="room"]');
  const name = textIn('input[name="window"]');
  return [
    ...(room ? [{ type: 'renameRoom', name: room } as const] : []),
    ...(chosen || name ? [{ type: 'change', id, change: { ...change, name } } as const] : []),
    ...typed,
  ];
}

/** A list that came by link while the visitor has one of their own: the visitor decides. */
export interface Arrived {
  readonly plan: Plan;
}

/** The visitor's list: edited here, kept on the device, taken from a link. */
export function usePlan(root: React.RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(edit, start);
  const [ready, setReady] = useState(false);
  const [kept, setKept] = useState(true);
  const [arrived, setArrived] = useState<Arrived>();
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
      const sent = hash.includes('plan=');
      if (sent) {
        const plan = await planInFragment(hash);
        setBroken(!plan);
        if (plan && (own || !isPristine(latest.current))) setArrived({ plan });
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
        event.key === key && document.hidden ? readPlan(event.newValue ?? '') : undefined;
      asKept.current = other;
      if (other) dispatch({ type: 'replace', plan: other });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  return { state, dispatch, ready, kept, arrived, setArrived, broken, setBroken };
}
