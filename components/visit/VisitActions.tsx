import { type MouseEvent, useState } from 'react';
import {
  openingValues,
  readValues,
  withMessage,
  writeDraft,
  writeValues,
} from '@/components/form/draft';
import { Text } from '@/components/ui/client-component';
import { targetLink } from '@/components/ui/target-link';
import { mailUrl } from '@/lib/contact/mail-url';
import type { VisitWords } from './message';

/** The URLs of WhatsApp without the text and of the e-mail, and the id of this page's form; '' for what is not there. */
export type VisitAddresses = Readonly<Record<'whatsapp' | 'email' | 'form', string>>;

interface VisitActionsProps {
  readonly words: VisitWords;
  readonly addresses: VisitAddresses;
  readonly message: string;
  readonly brought: string;
  readonly calendar: string | undefined;
}

/** Other ways to ask than WhatsApp, whose button is in the bar. */
export function VisitActions({ words, addresses, message, brought, calendar }: VisitActionsProps) {
  const { send } = words;
  const [status, setStatus] = useState('');
  const toForm = (event: MouseEvent) => {
    const form = document.getElementById('visit-message')?.closest('form');
    const now = form && openingValues(readValues(form));
    const values = now && withMessage(now, 'visit', () => message, brought);
    setStatus(values ? '' : send.formFull);
    if (!form || !values) return event.preventDefault();
    writeDraft(values);
    writeValues(form, values);
  };
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {addresses.form && (
          <a href={`#${addresses.form}`} data-wait="" className={targetLink} onClick={toForm}>
            {send.form}
          </a>
        )}
        <a
          href={mailUrl(addresses.email, words.label, message)}
          data-wait=""
          className={targetLink}
        >
          {send.email}
        </a>
        {calendar && (
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download="visit.ics"
            className={targetLink}
            // Apps' own browsers may save nothing, and do not say so.
            onClick={() => setStatus(send.calendarSaved)}
          >
            {send.calendar}
          </a>
        )}
      </div>
      <p role="status" className="mt-3">
        <Text>{status}</Text>
      </p>
    </>
  );
}
