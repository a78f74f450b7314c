'use client';

import { useEffect, useState } from 'react';
import { clientComponent } from '@/components/ui/client-component';
import { Text } from '@/components/ui/Text';
import { fill } from '@/lib/text/fill';
import { controlById } from './form-fields';

/** Shown when less than this share of the length remains. */
const part = 0.1;
/** Delay before the count is announced (milliseconds). */
const pause = 1000;

interface CharactersLeftProps {
  /** Id of this line, which describes the field. */
  readonly id: string;
  readonly fieldId: string;
  readonly longest: number;
  /** `{count} characters left` */
  readonly remaining: string;
  readonly language: string;
}

/** Shows the number of remaining characters near the limit. */
export const CharactersLeft = clientComponent(
  'CharactersLeft',
  function CharactersLeft(props: CharactersLeftProps) {
    const { id, fieldId, longest, remaining, language } = props;
    const [left, setLeft] = useState(longest);
    const [announced, setAnnounced] = useState('');
    const near = left < longest * part;
    // Only when shown: the first number format takes 100 ms on a phone.
    const text = near
      ? fill(remaining, { count: new Intl.NumberFormat(language).format(left) })
      : '';

    useEffect(() => {
      const field = controlById(fieldId);
      const listeners = new AbortController();
      const update = () => field && setLeft(Math.max(0, longest - field.value.length));
      update();
      for (const type of ['input', 'change']) field?.addEventListener(type, update, listeners);
      return () => listeners.abort();
    }, [fieldId, longest]);

    useEffect(() => {
      const timer = setTimeout(() => setAnnounced(text), pause);
      return () => clearTimeout(timer);
    }, [text]);

    return (
      <>
        <p id={id} className="field-note empty:hidden">
          <Text>{text}</Text>
        </p>
        <p aria-live="polite" className="sr-only">
          <Text>{announced}</Text>
        </p>
      </>
    );
  },
);
