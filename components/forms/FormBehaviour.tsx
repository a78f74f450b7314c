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

/** A second press this soon after a success (milliseconds) is the end of a double click, not a second letter. */
const doubleClick = 1000;

type SendState = 'idle' | 'sending' | 'success' | 'failure';

interface FormBehaviourProps {
  /** Where the form posts to, by itself or by script. */
  readonly action: string;
  readonly noValidate: boolean;
  readonly words: Readonly<Record<'label' | 'send' | 'sending' | 'success' | 'failure', string>>;
  /** What is told below the button. */
  readonly note: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Sends the form without leaving the page, and loses nothing that was written. */
export function FormBehaviour({ action, noValidate, words, note, children }: FormBehaviourProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const draft = useRef<DraftKeeper>(null);
  const underWay = useRef(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [state, setState] = useState<SendState>('idle');

  useEffect(() => {
    if (!form.current) return;
    const keeper = keepDraft(form.current);
    draft.current = keeper;
    announceHydrated('form');
    // A message sent before this moment goes out as its writer saw it.
    if (!underWay.current) keeper.restore();
    return () => keeper.stop();
  }, []);

  useEffect(() => {
    if (state === 'success') status.current?.focus();
    // The disabled button lost the focus that it had.
    if (state === 'failure' && document.activeElement === document.body) button.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (underWay.current || performance.now() - sentAt.current < doubleClick) return;
    draft.current?.save();
    if (isTrapped(currentTarget)) {
      // Nothing goes out; should it be a person after all, the draft is still there.
      currentTarget.reset();
      setState('success');
      return;
    }
    underWay.current = true;
    setState('sending');
    const body = new FormData(currentTarget);
    lockValues(currentTarget, true);
    const sent = await sendMessage(action, body);
    lockValues(currentTarget, false);
    underWay.current = false;
    if (sent) {
      sentAt.current = performance.now();
      draft.current?.forget();
    }
    setState(sent ? 'success' : 'failure');
  }

  /** Enter held down asks again and again; the first time is meant. */
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
