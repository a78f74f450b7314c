'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { clientComponent } from '@/components/ui/client-component';
import { Text } from '@/components/ui/Text';
import { autosaveDraft } from './draft-autosave';
import { type Failure, sendMessage } from './email-service';
import { emptyTrap, lockValues, noValues, readValues, sentEvent } from './form-fields';
import { SendByChat } from './SendByChat';
import { type OwnMessages, setOwnMessages } from './validation';

/** A press this soon after a success (milliseconds) is part of a double click, not another message. */
const doubleClick = 1000;

type SendState = 'idle' | 'sending' | 'success' | 'trapped' | Failure;

interface FormEnhancerProps {
  readonly words: Readonly<Record<'send' | 'sending' | 'success' | 'failure' | 'trapped', string>>;
  /** Without native validation: below a message that was sent without a whole address. */
  readonly unanswerable?: string;
  readonly check?: OwnMessages;
  readonly chat: Omit<ComponentProps<typeof SendByChat>, 'values' | 'text'> & {
    readonly texts: Readonly<Record<Failure, string>>;
  };
}

/** Enter held down submits repeatedly; only the first counts. */
function submitOnce(event: KeyboardEvent) {
  const isWriting = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isWriting) event.preventDefault();
}

/**
 * The button and the status of the form around it, which it sends without leaving the page, and without losing any input
 * (docs/requirements.md 5.3 to 5.5).
 */
export const FormEnhancer = clientComponent(
  'FormEnhancer',
  function FormEnhancer(props: FormEnhancerProps) {
    const { words, check } = props;
    const { texts, ...chat } = props.chat;
    const button = useRef<HTMLButtonElement>(null);
    const status = useRef<HTMLParagraphElement>(null);
    const [state, setState] = useState<SendState>('idle');
    const [isAnswerable, setAnswerable] = useState(true);
    const [values, setValues] = useState(noValues);

    useEffect(() => {
      if (state === 'success') status.current?.focus();
    }, [state]);

    useEffect(() => {
      const form = button.current?.form;
      if (!form) return;
      const listeners = new AbortController();
      const { signal } = listeners;
      const draft = autosaveDraft(form, signal);
      if (check) setOwnMessages(form, check, signal);
      let isSending = false;
      let wasAsked = false;
      let sentAt = Number.NEGATIVE_INFINITY;

      const submit = async (event: SubmitEvent) => {
        event.preventDefault();
        if (isSending || performance.now() - sentAt < doubleClick) return;
        draft.save();
        // Bots do not press again; people whose password manager fills in every field do.
        if (emptyTrap(form) && !wasAsked) {
          wasAsked = true;
          setState('trapped');
          return;
        }
        isSending = true;
        setState('sending');
        const body = new FormData(form);
        setValues(readValues(form));
        setAnswerable(!form.querySelector('[name=email]:invalid'));
        lockValues(form, true);
        const outcome = await sendMessage(form.action, body);
        lockValues(form, false);
        isSending = false;
        if (outcome === 'success') {
          sentAt = performance.now();
          draft.clear();
          form.dispatchEvent(new Event(sentEvent, { bubbles: true }));
        }
        setState(outcome);
      };
      const write = () => {
        setState((now) => (now === 'success' ? 'idle' : now));
        setValues(readValues(form));
      };
      form.addEventListener('submit', submit, { signal });
      form.addEventListener('keydown', submitOnce, { signal });
      form.addEventListener('input', write, { signal });
      // A message submitted before hydration is sent as written: browser/head.ts keeps its press.
      if (!button.current?.ariaBusy) draft.restore();
      return () => listeners.abort();
    }, [check]);

    const own: Readonly<Partial<Record<SendState, string>>> = { ...words, idle: '' };
    const reasons: Readonly<Partial<Record<SendState, string>>> = texts;
    const reason = reasons[state];
    return (
      <>
        <button
          ref={button}
          type="submit"
          // Not `disabled`, which would take its focus.
          aria-disabled={state === 'sending' || undefined}
          aria-busy={state === 'sending' || undefined}
          className={`${buttonStyle.primary} w-full`}
        >
          <Text>{state === 'sending' ? words.sending : words.send}</Text>
        </button>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={
            state === 'idle' || state === 'sending' ? 'sr-only' : 'border-s-2 border-brass ps-4'
          }
        >
          <Text>{own[state] ?? words.failure}</Text>
        </p>
        {state === 'success' && !isAnswerable && <p role="alert">{props.unanswerable}</p>}
        {reason && <SendByChat {...chat} text={reason} values={values} />}
      </>
    );
  },
);
