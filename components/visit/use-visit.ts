import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sentEvent } from '@/components/forms/form-fields';
import {
  choicesInForm,
  choicesInFragment,
  noChoices,
  readVisitDraft,
  type VisitChoices,
  writeVisitDraft,
} from './request';

/**
 * Manages the form's values: the stored draft, what was typed before hydration, and what a link prefills.
 * They are stored until the message form has sent them.
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
      const prefilled = choicesInFragment(location.hash, names);
      if (Object.keys(prefilled).length === 0) return;
      change(prefilled);
      // Otherwise a reload would overwrite later changes.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    const clear = () => setChoices(noChoices);
    change({ ...readVisitDraft(), ...(form.current && choicesInForm(form.current)) });
    takeFragment();
    setReady(true);
    addEventListener('hashchange', takeFragment);
    document.addEventListener(sentEvent, clear);
    return () => {
      removeEventListener('hashchange', takeFragment);
      document.removeEventListener(sentEvent, clear);
    };
  }, [form, names, change]);

  useEffect(() => {
    if (ready) writeVisitDraft(choices);
  }, [ready, choices]);

  return { choices, change };
}
