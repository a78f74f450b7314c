'use client';

import { useEffect, useRef, useState } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { clientComponent, Text } from '@/components/ui/client-component';
import {
  type FormValues,
  keepDraft,
  noValues,
  openingValues,
  readValues,
  sentEvent,
  writeValues,
} from './draft';
import { type Failure, sendMessage } from './email-service';

/** Characters that fit into a chat's URL in any script. */
const longestChat = 1500;

type SendState = 'idle' | 'sending' | 'success' | 'trapped' | Failure;

interface FormEnhancerProps {
  readonly words: Readonly<Record<'send' | 'sending' | 'success' | 'failure' | 'trapped', string>>;
  /** Without native validation: shown after a message was sent whose address is incomplete. */
  readonly unanswerable?: string;
  /** WhatsApp's URL without a text, its label, and what stands for an empty message. */
  readonly chat: Readonly<Record<'address' | 'label' | 'newTab' | 'greeting', string>>;
  readonly reasons: Readonly<Partial<Record<SendState, string>>>;
}

/** The text for the chat: a longer one is cut, but not its last link, such as the planner's to the whole list. */
function chatText({ name, email, message }: FormValues): string {
  const text = [message, name, email].filter(Boolean).join('\n\n');
  // By code points: half a surrogate pair cannot be encoded.
  const characters = [...text];
  if (characters.length <= longestChat) return text;
  const link = text.match(/https?:\S{1,4000}(?!\S)/g)?.at(-1) ?? '';
  return `${characters.slice(0, longestChat).join('')}…\n\n${link}`.trimEnd();
}

/** Sends the form around it without leaving the page or losing any input (docs/requirements.md 5.3 to 5.6). */
export const FormEnhancer = clientComponent('FormEnhancer', (props: FormEnhancerProps) => {
  const { words, unanswerable, chat, reasons } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<SendState>('idle');
  /** What was sent last, or has been written since. */
  const [values, setValues] = useState(noValues);
  const [isAnswerable, setAnswerable] = useState(true);

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // A message submitted before hydration is sent as written: browser/head.ts keeps its press.
    if (!button.current?.ariaBusy) writeValues(form, openingValues(readValues(form)));
    const save = keepDraft(form, signal);
    let isSending = false;
    let wasAsked = false;
    const lock = (locked: boolean) => {
      isSending = locked;
      for (const control of form.querySelectorAll<HTMLInputElement>('.field > [name]'))
        control.readOnly = locked;
    };

    const submit = async (event: SubmitEvent) => {
      event.preventDefault();
      if (isSending) return;
      save();
      setValues(readValues(form));
      const trap = form.querySelector<HTMLInputElement>('[form]');
      // Bots do not press again; people whose password manager fills in every field do.
      if (trap?.value && !wasAsked) {
        wasAsked = true;
        trap.value = '';
        setState('trapped');
        return;
      }
      // The browser's own judgement of an address; read-only fields have none.
      setAnswerable(form.querySelector<HTMLInputElement>('[type=email]')?.validity.valid !== false);
      lock(true);
      setState('sending');
      const outcome = await sendMessage(form.action, new FormData(form));
      lock(false);
      if (outcome === 'success') {
        writeValues(form, noValues);
        save();
        form.dispatchEvent(new Event(sentEvent, { bubbles: true }));
      }
      setState(outcome);
    };
    const write = () => {
      setState((now) => (now === 'success' ? 'idle' : now));
      setValues(readValues(form));
    };
    form.addEventListener('submit', submit, { signal });
    form.addEventListener('input', write, { signal });
    return () => listeners.abort();
  }, []);

  const isSending = state === 'sending' || undefined;
  const texts: Readonly<Partial<Record<SendState, string>>> = { ...words, idle: '' };
  const reason = reasons[state];
  return (
    <>
      <button
        ref={button}
        type="submit"
        // Not `disabled`, which would take its focus.
        aria-disabled={isSending}
        aria-busy={isSending}
        className="button button-primary w-full"
      >
        <Text>{isSending ? words.sending : words.send}</Text>
      </button>
      <p
        role="status"
        className={state === 'idle' || isSending ? 'sr-only' : 'border-s-2 border-brass ps-4'}
      >
        <Text>{texts[state] ?? words.failure}</Text>
      </p>
      {state === 'success' && unanswerable && !isAnswerable && <p role="alert">{unanswerable}</p>}
      {reason && (
        <div>
          <p role="alert">{reason}</p>
          <ChatLink
            address={chat.address}
            message={chatText(values) || chat.greeting}
            label={chat.label}
            newTab={chat.newTab}
            className="button mt-3 w-full"
          />
        </div>
      )}
    </>
  );
});
