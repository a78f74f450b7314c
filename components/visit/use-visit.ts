import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sentEvent } from '@/components/form/form-fields';
import { readTexts, textsOf, writeTexts } from '@/components/form/stored-texts';
import { siteKey } from '@/lib/site-key';

const fields = ['date', 'part', 'district', 'product', 'windows', 'note'] as const;

export type VisitChoices = Readonly<Record<(typeof fields)[number], string>>;

export const draftKey = siteKey('visit-draft');

const noChoices: VisitChoices = {
  date: '',
  part: '',
  district: '',
  product: '',
  windows: '',
  note: '',
};

/**
 * The form's values, stored until the message form has sent them: the draft, what was typed before hydration, and a link's
 * fragment, which no server gets: `#product=/curtains/wave` of a product's page, `#product=Curtain&windows=4` of the planner.
 * @param names product names by page
 */
export function useVisit(
  form: RefObject<HTMLFormElement | null>,
  names: Readonly<Record<string, string>>,
) {
  const [choices, setChoices] = useState<VisitChoices>();
  const change = useCallback((changed: Partial<VisitChoices>) => {
    setChoices((before = noChoices) => ({ ...before, ...changed }));
  }, []);

  useEffect(() => {
    const prefillFromFragment = () => {
      const fragment = new URLSearchParams(location.hash.slice(1));
      const { product, ...others } = textsOf(fields, (name) => fragment.get(name));
      const prefilled = { ...others, ...(product && { product: names[product] ?? product }) };
      if (Object.keys(prefilled).length === 0) return;
      change(prefilled);
      // Otherwise a reload would overwrite later changes.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    const early = new FormData(form.current ?? undefined);
    change({ ...readTexts(draftKey, fields), ...textsOf(fields, (name) => early.get(name)) });
    prefillFromFragment();
    const leaving = new AbortController();
    addEventListener('hashchange', prefillFromFragment, leaving);
    document.addEventListener(sentEvent, () => setChoices(noChoices), leaving);
    return () => leaving.abort();
  }, [form, names, change]);

  useEffect(() => {
    if (choices) writeTexts(draftKey, choices);
  }, [choices]);

  return { choices: choices ?? noChoices, change };
}
