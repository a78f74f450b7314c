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
 * The visitor's choices: those of an earlier visit to the page, what was typed before the scripts came, and what a link fills
 * in. The device keeps them until the message form has sent them.
 * @param names of products by their pages
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
      const asked = choicesInFragment(location.hash, names);
      if (Object.keys(asked).length === 0) return;
      change(asked);
      // Or a reload would undo what is changed since.
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
