'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { waitAttribute } from '@/client/contracts';
import { announceHydrated } from '@/client/hydration';
import { buttonStyle } from '@/components/ui/button-style';
import { isTrapped, lockValues } from './form-fields';
import { type DraftKeeper, keepDraft } from './keep-draft';
import { sendMessage } from './send-message';

/** A press this soon after a success (milliseconds) is part of a double click, not another message. */
const doubleClick = 1000;

type SendState = 'idle' | 'sending' | 'success' | 'failure';

interface FormBehaviourProps {
  /** URL that the form posts to, natively or by script. */
  readonly action: string;
  readonly noValidate: boolean;
  readonly words: Readonly<Record<'label' | 'send' | 'sending' | 'success' | 'failure', string>>;
  /** The note below the button. */
  readonly note: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Sends the form without leaving the page, and loses no input (docs/requirements.md 5.3 to 5.5). */
export function FormBehaviour({ action, noValidate, words, note, children }: FormBehaviourProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const draft = useRef<DraftKeeper>(null);
  const isSending = useRef(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [state, setState] = useState<SendState>('idle');

  useEffect(() => {
    if (!form.current) return;
    const keeper = keepDraft(form.current);
    draft.current = keeper;
    announceHydrated('form');
    // A message sent before hydration goes out as written.
    if (!isSending.current) keeper.restore();
    return () => keeper.stop();
  }, []);

  useEffect(() => {
    if (state === 'success') status.current?.focus();
    // Disabling the button has removed its focus.
    if (state === 'failure' && document.activeElement === document.body) button.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (isSending.current || performance.now() - sentAt.current < doubleClick) return;
    draft.current?.save();
    if (isTrapped(currentTarget)) {
      // Nothing is sent; in case it was a person after all, the draft is kept.
      currentTarget.reset();
      setState('success');
      return;
    }
    isSending.current = true;
    setState('sending');
    const body = new FormData(currentTarget);
    lockValues(currentTarget, true);
    const sent = await sendMessage(action, body);
    lockValues(currentTarget, false);
    isSending.current = false;
    if (sent) {
      sentAt.current = performance.now();
      draft.current?.forget();
    }
    setState(sent ? 'success' : 'failure');
  }

  /** Enter held down submits repeatedly; only the first counts. */
  function sendOnce(event: KeyboardEvent) {
    const writing = event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Enter' && event.repeat && !writing) event.preventDefault();
  }

  const message = state === 'idle' ? '' : words[state];
  return (
    <form
      ref={form}
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate={noValidate}
      aria-label={words.label}
      {...{ [waitAttribute]: 'form' }}
      onSubmit={submit}
      onKeyDown={sendOnce}
      onInput={() => state === 'success' && setState('idle')}
      className="grid gap-6"
    >
      {children}
      <button
        ref={button}
        type="submit"
        disabled={state === 'sending'}
        aria-busy={state === 'sending'}
        className={`${buttonStyle.primary} w-full disabled:cursor-progress`}
      >
        {state === 'sending' ? words.sending : words.send}
      </button>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={
          state === 'success' || state === 'failure' ? 'border-s-2 border-brass ps-4' : 'sr-only'
        }
      >
        {message}
      </p>
      {note}
    </form>
  );
}
