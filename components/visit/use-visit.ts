import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sentEvent } from '@/components/forms/form-fields';

/** The form's fields; `date` is an ISO date in Qatar. */
const fields = ['date', 'part', 'district', 'product', 'windows', 'note'] as const;

/** The form's values; '' if empty. */
export type VisitChoices = Readonly<Record<(typeof fields)[number], string>>;

/** Local storage key of the unsent request. */
export const draftKey = 'visit-draft';

/** The values that a getter returns, without empty ones. */
function choicesOf(get: (name: string) => unknown): Partial<VisitChoices> {
  const given = fields.flatMap((name) => {
    const text = get(name);
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(given);
}

const noChoices: VisitChoices = {
  date: '',
  part: '',
  district: '',
  product: '',
  windows: '',
  note: '',
};

/** The stored draft; empty if storage is denied. */
function readDraft(): Partial<VisitChoices> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey) ?? '{}');
    return choicesOf((name) => Reflect.get(Object(stored), name));
  } catch {
    return {};
  }
}

/** Stores the draft on the device; an empty one removes it. */
function writeDraft(choices: VisitChoices): void {
  try {
    if (Object.values(choices).some(Boolean))
      localStorage.setItem(draftKey, JSON.stringify(choices));
    else localStorage.removeItem(draftKey);
  } catch {
    // Storage is denied or full: the values last until the page is left.
  }
}

/**
 * Manages the form's values: the stored draft, what was typed before hydration, and what a link prefills in its fragment,
 * which is not sent to the server: `#product=/curtains/wave` from a product's page, `#product=Curtain&windows=4` from the
 * planner. They are stored until the message form has sent them.
 * @param names product names by page
 */
export function useVisit(
  form: RefObject<HTMLFormElement | null>,
  names: Readonly<Record<string, string>>,
) {
  const [choices, setChoices] = useState(noChoices);
  const [ready, setReady] = useState(false);
  const change = useCallback(
    (changed: Partial<VisitChoices>) => setChoices((before) => ({ ...before, ...changed })),
    [],
  );

  useEffect(() => {
    const takeFragment = () => {
      const fragment = new URLSearchParams(location.hash.slice(1));
      const { product, ...others } = choicesOf((name) => fragment.get(name));
      const prefilled = { ...others, ...(product && { product: names[product] ?? product }) };
      if (Object.keys(prefilled).length === 0) return;
      change(prefilled);
      // Otherwise a reload would overwrite later changes.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    const early = new FormData(form.current ?? undefined);
    change({ ...readDraft(), ...choicesOf((name) => early.get(name)) });
    takeFragment();
    setReady(true);
    const leaving = new AbortController();
    addEventListener('hashchange', takeFragment, leaving);
    document.addEventListener(sentEvent, () => setChoices(noChoices), leaving);
    return () => leaving.abort();
  }, [form, names, change]);

  useEffect(() => {
    if (ready) writeDraft(choices);
  }, [ready, choices]);

  return { choices, change };
}
