'use client';

import { useEffect, useState } from 'react';
import { clientComponent } from '@/components/ui/client-component';
import { Text } from '@/components/ui/Text';
import { fill } from '@/lib/text/fill';
import { type PluralForms, plural } from '@/lib/text/plural';
import { answersId, fieldId, filterAnswers, nothingId } from './filter-answers';

export interface AnswerCountProps {
  readonly words: {
    readonly synonyms: readonly string[];
    readonly question: string;
    readonly left: PluralForms;
  };
  readonly chat: string;
  readonly language: string;
  readonly count: number;
}

/** Filters the answers while the visitor types, and announces the number of results. */
export const AnswerCount = clientComponent<AnswerCountProps>(
  'AnswerCount',
  function AnswerCount({ words, chat, language, count }: AnswerCountProps) {
    const { synonyms, question, left: forms } = words;
    const [left, setLeft] = useState(count);

    useEffect(() => {
      const field = document.getElementById(fieldId);
      const [answers, nothing] = [answersId, nothingId].map((id) => document.getElementById(id));
      if (!(field instanceof HTMLInputElement) || !answers || !nothing) return;
      const filter = () => {
        const found = filterAnswers(answers, field.value, synonyms);
        answers.hidden = found === 0;
        nothing.hidden = found > 0;
        const message = fill(question, { question: field.value.trim() });
        nothing.querySelector('a')?.setAttribute('href', chat + encodeURIComponent(message));
        setLeft(found);
      };
      const empty = () => {
        field.value = '';
        field.focus();
        filter();
      };
      // The field may have text already: typed before hydration, or restored by the browser.
      filter();
      const unmounted = new AbortController();
      field.addEventListener('input', filter, unmounted);
      // The button after the field clears it.
      field.nextElementSibling?.addEventListener('click', empty, unmounted);
      return () => unmounted.abort();
    }, [synonyms, chat, question]);

    return (
      <p role="status" className="mt-2 text-sm text-muted">
        <Text>{plural(left, forms, language)}</Text>
      </p>
    );
  },
);
