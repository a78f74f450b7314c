import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Overline } from '@/components/ui/Overline';
import { Text } from '@/components/ui/Text';
import type { PlannerWords } from '@/content/en/measure';
import { longestNote, type Plan } from '@/lib/planner/model/plan';
import type { Stock } from '@/lib/planner/model/stock';
import { mostBytes, planMessage } from '@/lib/planner/text/plan-message';
import { homeText } from '@/lib/planner/text/price-text';
import { type Addresses, SendActions } from './SendActions';
import { planLink } from './send-plan';

interface SendPanelProps {
  readonly plan: Plan;
  readonly stock: Stock;
  readonly words: PlannerWords;
  readonly addresses: Addresses;
  readonly onPlace: (place: string) => void;
  readonly onClear: () => void;
}

/** The link to a list, '' until it is written. */
function usePlanLink(plan: Plan): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let current = true;
    planLink(plan).then((text) => current && setLink(text));
    return () => {
      current = false;
    };
  }, [plan]);
  return link;
}

const Panel = memo(function Panel(props: SendPanelProps & { readonly place: string }) {
  const { plan, place, stock, words, addresses, onPlace, onClear } = props;
  const { sending } = words;
  const [status, setStatus] = useState('');
  const link = usePlanLink(plan);
  const message = useMemo(() => planMessage(plan, link, stock, words), [plan, link, stock, words]);
  const home = homeText(plan, stock, words);
  const short = message.within(mostBytes) !== message.full;
  return (
    <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
      <div className="min-w-0">
        <Overline>{sending.overline}</Overline>
        <h2 id="send" tabIndex={-1} className="max-w-[10em] font-display text-section">
          {sending.title}
        </h2>
        <p className="mt-4 text-muted">{sending.text}</p>
        <label className="mt-5 block max-w-prose">
          <span className="plan-label">{sending.place}</span>
          <input
            name="place"
            className="plan-box"
            value={place}
            maxLength={longestNote}
            placeholder={sending.placeHint}
            autoComplete="off"
            dir={place ? 'auto' : undefined}
            onChange={({ target }) => onPlace(target.value)}
          />
        </label>
        {home && (
          <p className="mt-5">
            <Text>{home}</Text>
          </p>
        )}
        {short && <p className="mt-3 text-sm text-muted">{sending.short}</p>}
        <SendActions
          plan={plan}
          message={message}
          link={link}
          words={words}
          addresses={addresses}
          onClear={onClear}
          onStatus={setStatus}
        />
        <p role="status" className="mt-3 min-h-6">
          {status && <b key={status}>{status}</b>}
        </p>
      </div>
      <section aria-label={sending.message} className="plan-message" dir="auto">
        <p>{message.full}</p>
      </section>
    </div>
  );
});

/** The message as it will be read, and all ways to send it. It follows what is typed without holding it up. */
export function SendPanel(props: SendPanelProps) {
  // The field shows at once what is typed into it: a deferred value would undo the keys.
  return <Panel {...props} place={props.plan.place} plan={useDeferredValue(props.plan)} />;
}
