import { type MouseEvent, useState } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { readDraft, withMessage, writeDraft } from '@/components/form/draft';
import { Text } from '@/components/ui/client-component';
import { mailUrl } from '@/lib/contact/mail-url';
import type { SendAddresses } from '@/lib/contact/send-addresses';
import { remove } from '@/lib/planner/model/edits';
import { countAll, type Plan, sentWindows } from '@/lib/planner/model/plan';
import type { PlannerWords } from '@/lib/planner/shop';
import { countWindows } from '@/lib/planner/text/format';
import { mostBytes, mostMailBytes, type PlanMessage } from '@/lib/planner/text/plan-message';
import { fill, plainText } from '@/lib/text';
import { usePlanner } from '../state/use-planner';

function visitFragment(plan: Plan, words: PlannerWords): string {
  const windows = sentWindows(plan);
  const names = new Set(windows.map(({ product }) => words.options.product[product]));
  return new URLSearchParams({
    product: [...names].join(words.comma),
    ...(plan.place.trim() && { district: plan.place.trim() }),
    windows: String(countAll(windows)),
  }).toString();
}

export type Addresses = SendAddresses & { readonly email: string };

interface SendActionsProps {
  readonly plan: Plan;
  readonly message: PlanMessage;
  readonly link: string;
  readonly addresses: Addresses;
}

export function SendActions({ plan, message, link, addresses }: SendActionsProps) {
  const { words, editAndFocus } = usePlanner();
  const { sending } = words;
  const [status, setStatus] = useState('');
  const windows = countWindows(countAll(sentWindows(plan)), words);
  const subject = fill(sending.subject, { windows });
  const mail = mailUrl(addresses.email, subject, message.within(mostMailBytes));
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(plainText(text));
      setStatus(sending.copied);
    } catch {
      setStatus(sending.refused);
    }
  };
  const button = (text: string, act: () => void) => (
    <button type="button" className="button" onClick={act}>
      {text}
    </button>
  );
  const anchor = (text: string, href: string, onClick?: (event: MouseEvent) => void) => (
    <a href={href} className="button" onClick={onClick}>
      {text}
    </a>
  );
  const toForm = (event: MouseEvent) => {
    const values = withMessage(
      readDraft(),
      'plan',
      (room) => message.within(room, ({ length }) => length),
      message.bring,
    );
    if (values && writeDraft(values)) return;
    event.preventDefault();
    setStatus(values ? sending.refused : sending.formFull);
  };
  const printList = () => {
    // Apps' own browsers do nothing, and do not say so; WebKit begins later.
    setStatus(sending.notPrinted);
    addEventListener('beforeprint', () => setStatus(''), { once: true });
    print();
  };
  const clear = () => editAndFocus(remove(plan.windows.map(({ id }) => id)));
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <ChatLink
          address={addresses.whatsapp}
          message={message.within(mostBytes)}
          label={sending.whatsapp}
          newTab={sending.newTab}
          className="button button-primary"
        />
        {addresses.form && anchor(sending.form, addresses.form, toForm)}
        {anchor(sending.email, mail)}
        {addresses.visit &&
          anchor(sending.visit, `${addresses.visit}#${visitFragment(plan, words)}`)}
        {button(sending.copy, () => copy(message.full))}
        {button(sending.link, () => copy(link))}
        {button(sending.print, printList)}
        {button(sending.clear, clear)}
      </div>
      <p role="status" className="mt-3 min-h-6 font-bold">
        <Text>{status}</Text>
      </p>
    </>
  );
}
