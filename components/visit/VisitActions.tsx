import { type MouseEvent, useState } from 'react';
import { mailUrl } from '@/components/contact/mail-url';
import { openingValues, withMessage, writeDraft } from '@/components/form/form-draft';
import { readValues, writeValues } from '@/components/form/form-fields';
import { wideButton } from '@/components/ui/button-style';
import { Text } from '@/components/ui/Text';
import { visitCalendar } from './calendar';
import type { Part, VisitDay } from './days';
import type { VisitWords } from './message';

/** Writes the message into this page's form, in the place of the former one. @returns whether the form has room */
function fillMessage(message: string): boolean {
  const form = document.getElementById('visit-message')?.closest('form');
  const values = form && withMessage(openingValues(readValues(form)), 'visit', () => message);
  if (!values) return false;
  writeDraft(values);
  writeValues(form, values);
  return true;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the blob only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Where the message can be sent: the URLs of WhatsApp without the text and of the e-mail, and the id of this page's form. */
export interface VisitAddresses extends Readonly<Record<'whatsapp' | 'email' | 'form', string>> {
  readonly host: string;
  readonly city: string;
}

interface VisitActionsProps {
  readonly words: VisitWords;
  readonly addresses: VisitAddresses;
  readonly message: string;
  readonly day: VisitDay | undefined;
  readonly part: Part | undefined;
  readonly district: string;
}

/** Other ways to ask than WhatsApp, whose button is in the bar. */
export function VisitActions(props: VisitActionsProps) {
  const { words, addresses, message, day, part, district } = props;
  const { send, calendar } = words;
  const [status, setStatus] = useState('');

  function toForm(event: MouseEvent) {
    if (fillMessage(message)) return setStatus('');
    event.preventDefault();
    setStatus(send.formFull);
  }

  function saveCalendar() {
    if (!day || !part) return;
    const texts = { ...calendar, location: district || addresses.city };
    download(`${day.date}.ics`, visitCalendar(day, part, texts, Date.now(), addresses.host));
    // Apps' own browsers may save nothing, and do not say so.
    setStatus(send.calendarSaved);
  }

  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={`#${addresses.form}`} className={wideButton.outline} onClick={toForm}>
          {send.form}
        </a>
        <a href={mailUrl(addresses.email, words.label, message)} className={wideButton.outline}>
          {send.email}
        </a>
        <button
          type="button"
          className={wideButton.outline}
          disabled={!part}
          aria-describedby="visit-calendar"
          onClick={saveCalendar}
        >
          {send.calendar}
        </button>
      </div>
      <p id="visit-calendar" className="mt-3 text-sm text-muted">
        {send.calendarNote}
      </p>
      <p role="status">
        <Text>{status}</Text>
      </p>
    </>
  );
}
