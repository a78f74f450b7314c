import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sentEvent } from '@/components/form/draft';
import { partsOfDay } from '@/lib/hours/visit-days';
import { line, oneOf } from '@/lib/text/as-typed';
import { readTexts, siteKey, textsAsTyped, writeTexts } from '@/lib/text/stored-texts';

/** A link's day (ISO) by which the product is needed, and how long it takes. */
const noDeadline = { needed: '', ready: '' };

const noChoices = {
  ...{ date: '', part: '', district: '', product: '', windows: '', note: '' },
  ...noDeadline,
};

export type VisitChoices = Readonly<typeof noChoices>;

export const longest = 200;

const text = line(longest);
/** Of the dates only those that are offered count. */
const fields = {
  date: text,
  part: oneOf(partsOfDay),
  district: text,
  product: text,
  windows: text,
  note: text,
  needed: (value: unknown) =>
    Number.isNaN(Date.parse(`${text(value)}T00:00Z`)) ? '' : text(value),
  ready: text,
};

export const draftKey = siteKey('visit-draft');

/** The form's values until they are sent: the draft, what was typed before hydration, and the fragments of links. */
export function useVisit(form: RefObject<HTMLFormElement | null>) {
  const [choices, setChoices] = useState<VisitChoices>();
  const change = useCallback((changed: Partial<VisitChoices>) => {
    setChoices((before = noChoices) => ({ ...before, ...changed }));
  }, []);

  useEffect(() => {
    const early = new FormData(form.current ?? undefined);
    change({
      ...readTexts(draftKey, fields),
      ...textsAsTyped(fields, (name) => early.get(name)),
    });
    const readFragment = () => {
      const { hash, pathname, search } = location;
      const fragment = new URLSearchParams(hash.slice(1));
      const linked = textsAsTyped(fields, (name) => fragment.get(name));
      if (Object.keys(linked).length === 0) return;
      // Those of another product do not stay.
      change({ ...noDeadline, ...linked });
      // Otherwise a reload would overwrite later changes.
      history.replaceState(history.state, '', pathname + search);
    };
    readFragment();
    const clear = () => setChoices(noChoices);
    const leaving = new AbortController();
    addEventListener('hashchange', readFragment, leaving);
    document.addEventListener(sentEvent, clear, leaving);
    return () => leaving.abort();
  }, [form, change]);

  useEffect(() => {
    if (choices) writeTexts(draftKey, choices);
  }, [choices]);

  return { choices: choices ?? noChoices, change };
}
