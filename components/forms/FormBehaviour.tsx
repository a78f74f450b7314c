'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announceHydrated } from '@/client/hydration';
import { buttonStyle } from '@/components/ui/button-style';
import { island } from '@/components/ui/island';
import { Text } from '@/components/ui/Text';
import { isTrapped, lockValues } from './form-fields';
import { type DraftKeeper, keepDraft } from './keep-draft';
import { sendMessage } from './send-message';

/** A press this soon after a success (milliseconds) is part of a double click, not another message. */
const doubleClick = 1000;

type SendState = 'idle' | 'sending' | 'success' | 'failure';

interface FormBehaviourProps {
  readonly words: Readonly<Record<'send' | 'sending' | 'success' | 'failure', string>>;
}

/** Enter held down submits repeatedly; only the first counts. */
function sendOnce(event: KeyboardEvent) {
  const writing = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !writing) event.preventDefault();
}

/**
 * The button and the status of the form around it, which it sends without leaving the page, and without losing any input
 * (docs/requirements.md 5.3 to 5.5).
 */
export const FormBehaviour = island(
  'FormBehaviour',
  function FormBehaviour(props: FormBehaviourProps) {
    const { words } = props;
    const button = useRef<HTMLButtonElement>(null);
    const status = useRef<HTMLParagraphElement>(null);
    const draft = useRef<DraftKeeper>(null);
    const isSending = useRef(false);
    const sentAt = useRef(Number.NEGATIVE_INFINITY);
    const [state, setState] = useState<SendState>('idle');

    useEffect(() => {
      if (state === 'success') status.current?.focus();
      // Disabling the button has removed its focus.
      if (state === 'failure' && document.activeElement === document.body) button.current?.focus();
    }, [state]);

    const submit = useEffectEvent(async (event: SubmitEvent) => {
      event.preventDefault();
      const { currentTarget: form } = event;
      if (!(form instanceof HTMLFormElement)) return;
      if (isSending.current || performance.now() - sentAt.current < doubleClick) return;
      draft.current?.save();
      if (isTrapped(form)) {
        // Nothing is sent; in case it was a person after all, the draft is kept.
        form.reset();
        setState('success');
        return;
      }
      isSending.current = true;
      setState('sending');
      const body = new FormData(form);
      lockValues(form, true);
      const sent = await sendMessage(form.action, body);
      lockValues(form, false);
      isSending.current = false;
      if (sent) {
        sentAt.current = performance.now();
        draft.current?.forget();
      }
      setState(sent ? 'success' : 'failure');
    });
    const write = useEffectEvent(() => {
      if (state === 'success') setState('idle');
    });

    useEffect(() => {
      const form = button.current?.form;
      if (!form) return;
      const listeners = new AbortController();
      const { signal } = listeners;
      form.addEventListener('submit', (event) => submit(event), { signal });
      form.addEventListener('keydown', sendOnce, { signal });
      form.addEventListener('input', () => write(), { signal });
      const keeper = keepDraft(form);
      draft.current = keeper;
      announceHydrated('form');
      // A message sent before hydration goes out as written.
      if (!isSending.current) keeper.restore();
      return () => {
        listeners.abort();
        keeper.stop();
      };
    }, []);

    return (
      <>
        <button
          ref={button}
          type="submit"
          disabled={state === 'sending'}
          aria-busy={state === 'sending'}
          className={`${buttonStyle.primary} w-full disabled:cursor-progress`}
        >
          <Text>{state === 'sending' ? words.sending : words.send}</Text>
        </button>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={
            state === 'success' || state === 'failure' ? 'border-s-2 border-brass ps-4' : 'sr-only'
          }
        >
          <Text>{state === 'idle' ? '' : words[state]}</Text>
        </p>
      </>
    );
  },
);
