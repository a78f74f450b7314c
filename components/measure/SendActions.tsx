import { type ReactNode, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { packPlan } from '@/lib/measure/keep';
import { type Plan, windowsOf } from '@/lib/measure/plan';
import { plural } from '@/lib/plural';
import { printOnly } from './PrintButton';
import type { Photos } from './photos';
import { copyLink, copyText, fillForm, saveFile, sharePlan, sharesPictures } from './send-plan';

/** Where a list can be sent, from the site's facts. */
export interface Addresses {
  /** WhatsApp's link up to the text. */
  readonly whatsapp: string;
  readonly email: string;
  /** The page with the message form. */
  readonly form: string;
}

interface SendActionsProps {
  readonly plan: Plan;
  readonly photos: Photos;
  /** The message, in as many parts as WhatsApp needs. */
  readonly parts: readonly string[];
  readonly words: PlannerWords;
  readonly addresses: Addresses;
  readonly whatsappIcon: ReactNode;
  readonly onFile: (file: File) => void;
  /** Tells what came of a press. */
  readonly onStatus: (text: string) => void;
}

/** All ways to send, keep and open the list. */
export function SendActions(props: SendActionsProps) {
  const { plan, photos, parts, words, addresses, whatsappIcon, onFile, onStatus } = props;
  const { send, status } = words;
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(sharesPictures()), []);

  const whole = parts.join('\n\n');
  const windows = plural(windowsOf(plan).length, words.list.windows, words.language);
  const subject = encodeURIComponent(fill(send.subject, { windows }));
  const mail = `${addresses.email}?subject=${subject}&body=${encodeURIComponent(whole)}`;
  const [greeting = ''] = words.message.greeting.split('{');
  const onCopied = (copied: boolean) => onStatus(copied ? status.copied : status.notCopied);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {parts.map((part, index) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
          key={index}
          href={`${addresses.whatsapp}${encodeURIComponent(part)}`}
          target="_blank"
          rel="noopener"
          className={buttonStyle.primary}
        >
          {whatsappIcon}
          {parts.length === 1
            ? send.whatsapp
            : fill(send.whatsappPart, { number: index + 1, count: parts.length })}
          <span className="sr-only"> ({send.newTab})</span>
        </a>
      ))}
      {shares && (
        <button
          type="button"
          className={buttonStyle.outline}
          onClick={() => sharePlan(plan, whole, photos, words)}
        >
          {send.share}
        </button>
      )}
      <a
        href={addresses.form}
        className={buttonStyle.outline}
        onClick={(event) => {
          if (fillForm(whole, greeting)) return;
          event.preventDefault();
          onStatus(status.formFilled);
        }}
      >
        {send.form}
      </a>
      <a href={mail} className={buttonStyle.outline}>
        {send.email}
      </a>
      <button type="button" className={buttonStyle.outline} onClick={() => printOnly('list')}>
        {send.print}
      </button>
      <button
        type="button"
        className={buttonStyle.outline}
        onClick={() => copyText(whole).then(onCopied)}
      >
        {send.copy}
      </button>
      <button
        type="button"
        className={buttonStyle.outline}
        onClick={() => copyLink(plan).then(onCopied)}
      >
        {send.link}
      </button>
      <button
        type="button"
        className={buttonStyle.outline}
        onClick={() => saveFile(packPlan(plan, false), `${send.file}.json`)}
      >
        {send.save}
      </button>
      <label
        className={`${buttonStyle.outline} cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-brand`}
      >
        {send.open}
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
