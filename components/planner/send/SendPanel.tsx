import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Text } from '@/components/ui/client-component';
import { TextField } from '@/components/ui/fields';
import { Eyebrow } from '@/components/ui/Section';
import { bringText, useChosen } from '@/components/wall/chosen';
import type { BringWords } from '@/lib/cloths';
import { setPlace } from '@/lib/planner/model/edits';
import type { Plan } from '@/lib/planner/model/plan';
import { planFragment } from '@/lib/planner/model/serialize-plan';
import { longest } from '@/lib/planner/model/window';
import { mostBytes, planMessage } from '@/lib/planner/text/plan-message';
import { plainText } from '@/lib/text';
import { usePlanner } from '../state/use-planner';
import { type Addresses, SendActions } from './SendActions';

function usePlanLink(plan: Plan): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let current = true;
    const { origin, pathname } = location;
    planFragment(plan).then((text) => current && setLink(`${origin}${pathname}#${text}`));
    return () => {
      current = false;
    };
  }, [plan]);
  return link;
}

interface SendPanelProps {
  readonly addresses: Addresses;
  readonly bring: BringWords;
}

/** The message and its actions. Updates are deferred, so that typing stays responsive. */
export function SendPanel({ addresses, bring }: SendPanelProps) {
  const { plan: now, shop, words, edit } = usePlanner();
  const { sending } = words;
  const plan = useDeferredValue(now);
  const link = usePlanLink(plan);
  const brought = bringText(useChosen(bring.names).chosen, bring);
  const message = useMemo(
    () => planMessage(plan, link, shop, brought),
    [plan, link, shop, brought],
  );
  const short = message.within(mostBytes) !== message.full;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0">
        <Eyebrow>{sending.eyebrow}</Eyebrow>
        <h2 id="send" tabIndex={-1} className="font-display text-section">
          {sending.title}
        </h2>
        <p className="mt-4 text-muted">{sending.text}</p>
        <TextField
          name="place"
          label={sending.place}
          maxLength={longest.note}
          placeholder={sending.placeHint}
          value={now.place}
          onChange={(place) => edit(setPlace(place))}
        />
        <p className="mt-3 text-sm text-muted">
          <Text>{short ? sending.short : ''}</Text>
        </p>
        <SendActions plan={plan} message={message} link={link} addresses={addresses} />
      </div>
      <section aria-label={sending.message} className="message-text" dir="auto">
        <p>
          <Text>{plainText(message.full)}</Text>
        </p>
      </section>
    </div>
  );
}
