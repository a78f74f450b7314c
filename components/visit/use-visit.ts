import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sentEvent } from '@/components/form/fields';
import { readTexts, textsOf, writeTexts } from '@/components/form/stored-texts';
import { siteKey } from '@/lib/site-key';

const noChoices = { date: '', part: '', district: '', product: '', windows: '', note: '' };

export type VisitChoices = Readonly<typeof noChoices>;

// Its keys are these.
const fields = Object.keys(noChoices) as (keyof VisitChoices)[];

export const draftKey = siteKey('visit-draft');

/**
 * The form's values, stored until the message form has sent them: the draft, what was typed before hydration, and a link's
 * fragment, which no server gets: `#product=Wave+Curtains` of a product's page, `#product=Curtain&windows=4` of the planner.
 */
export function useVisit(form: RefObject<HTMLFormElement | null>) {
  const [choices, setChoices] = useState<VisitChoices>();
  const change = useCallback((changed: Partial<VisitChoices>) => {
    setChoices((before = noChoices) => ({ ...before, ...changed }));
  }, []);

  useEffect(() => {
    const early = new FormData(form.current ?? undefined);
    const fragment = new URLSearchParams(location.hash.slice(1));
    const linked = textsOf(fields, (name) => fragment.get(name));
    change({
      ...readTexts(draftKey, fields),
      ...textsOf(fields, (name) => early.get(name)),
      ...linked,
    });
    // Otherwise a reload would overwrite later changes.
    if (Object.keys(linked).length > 0) history.replaceState(history.state, '', location.pathname);
    const clear = () => setChoices(noChoices);
    document.addEventListener(sentEvent, clear);
    return () => document.removeEventListener(sentEvent, clear);
  }, [form, change]);

  useEffect(() => {
    if (choices) writeTexts(draftKey, choices);
  }, [choices]);

  return { choices: choices ?? noChoices, change };
}
