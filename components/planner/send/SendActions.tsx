import { useEffect, useState } from 'react';
import { TbBrandWhatsapp } from 'react-icons/tb';
import { buttonStyle } from '@/components/ui/button-style';
import { DrawnIcon } from '@/components/ui/DrawnIcon';
import type { PlannerWords } from '@/content/en/measure';
import { type Plan, sentWindows } from '@/lib/planner/model/plan';
import { mostBytes, mostMailBytes, type PlanMessage } from '@/lib/planner/text/plan-message';
import { fill } from '@/lib/text/fill';
import { plural } from '@/lib/text/plural';
import { printOnly } from './PrintButton';
import { copyText, fillForm, shareText, visitFragment } from './send-plan';

/** Where a list can be sent, from the site's facts. */
export interface Addresses {
  /** WhatsApp's link up to the text. */
  readonly whatsapp: string;
  readonly email: string;
  /** The page with the message form, at its form. */
  readonly form: string;
  /** The page that asks for a visit, where there is one. */
  readonly visit?: string;
}

interface SendActionsProps {
  readonly plan: Plan;
  readonly message: PlanMessage;
  /** To the list. */
  readonly link: string;
  readonly words: PlannerWords;
  readonly addresses: Addresses;
  readonly onClear: () => void;
  /** Tells what came of a press. */
  readonly onStatus: (text: string) => void;
}

/** All ways to send and keep the list. */
export function SendActions(props: SendActionsProps) {
  const { plan, message, link, words, addresses, onClear, onStatus } = props;
  const { sending } = words;
  const [shares, setShares] = useState(false);
  useEffect(() => setShares('share' in navigator), []);
  const windows = plural(sentWindows(plan).length, words.list.windows, words.language);
  const subject = encodeURIComponent(fill(sending.subject, { windows }));
  // Lines of a mail end with both characters (RFC 6068).
  const body = encodeURIComponent(message.within(mostMailBytes).replaceAll('\n', '\r\n'));
  const copy = async (text: string) =>
    onStatus((await copyText(text)) ? sending.copied : sending.notCopied);
  const button = (text: string, act: () => void) => (
    <button type="button" className={buttonStyle.outline} onClick={act}>
      {text}
    </button>
  );
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <a
        href={`${addresses.whatsapp}${encodeURIComponent(message.within(mostBytes))}`}
        target="_blank"
        rel="noopener"
        className={buttonStyle.primary}
      >
        <DrawnIcon icon={TbBrandWhatsapp} />
        <span>{sending.whatsapp}</span>
        <span className="sr-only">{`(${sending.newTab})`}</span>
      </a>
      {shares &&
        button(sending.share, async () => {
          if ((await shareText(message.full)) === false) onStatus(sending.notShared);
        })}
      <a
        href={addresses.form}
        className={buttonStyle.outline}
        onClick={(event) => {
          const [greeting = ''] = words.message.greeting.split('{');
          if (fillForm(message.full, greeting, fill(sending.brought, { windows }))) return;
          event.preventDefault();
          onStatus(sending.formFilled);
        }}
      >
        {sending.form}
      </a>
      <a
        href={`${addresses.email}?subject=${subject}&body=${body}`}
        className={buttonStyle.outline}
      >
        {sending.email}
      </a>
      {addresses.visit && (
        <a
          href={`${addresses.visit}#${visitFragment(plan, words)}`}
          className={buttonStyle.outline}
        >
          {sending.visit}
        </a>
      )}
      {button(sending.copy, () => copy(message.full))}
      {button(sending.link, () => copy(link))}
      {button(sending.print, () => printOnly('list'))}
      {button(sending.clear, onClear)}
    </div>
  );
}
