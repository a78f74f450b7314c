import { type ComponentProps, memo, useDeferredValue, useMemo, useState } from 'react';
import { Overline } from '@/components/ui/Overline';
import { fill } from '@/lib/fill';
import { longestNote } from '@/lib/measure/plan';
import { tellPlan } from '@/lib/measure/tell';
import { SendActions } from './SendActions';

interface SendPanelProps extends Omit<ComponentProps<typeof SendActions>, 'parts' | 'onStatus'> {
  readonly onPlace: (place: string) => void;
}

/** The message as it will be read, and all ways to send it. It follows what is typed without holding it up. */
export function SendPanel(props: SendPanelProps) {
  // The field shows at once what is typed into it: a deferred value would undo the keys.
  return <Panel {...props} place={props.plan.place} plan={useDeferredValue(props.plan)} />;
}

const Panel = memo(function Panel(props: SendPanelProps & { readonly place: string }) {
  const { place, onPlace, ...sent } = props;
  const { plan, photos, words } = sent;
  const { send, home } = words;
  const [said, setSaid] = useState('');

  const pictured = useMemo(
    () => new Set([...photos].filter(([, all]) => all.length > 0).map(([id]) => id)),
    [photos],
  );
  const parts = useMemo(() => tellPlan(plan, words, pictured), [plan, words, pictured]);
  return (
    <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
      <div>
        <Overline>{send.overline}</Overline>
        <h2 id="send" className="max-w-[10em] font-display text-section">
          {send.title}
        </h2>
        <p className="mt-4 text-muted">{send.text}</p>
        <label className="mt-5 block max-w-prose">
          <span className="plan-label">{home.place}</span>
          <input
            className="plan-text bg-background"
            value={place}
            maxLength={longestNote}
            placeholder={home.hint}
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => onPlace(target.value)}
          />
        </label>
        <SendActions {...sent} parts={parts} onStatus={setSaid} />
        <p role="status" className="mt-3 min-h-6 text-sm">
          {said}
        </p>
      </div>
      <div className="grid content-start gap-3">
        {parts.map((part, index) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
            key={index}
            aria-label={
              parts.length === 1
                ? send.message
                : fill(send.part, { number: index + 1, count: parts.length })
            }
            className="plan-message"
            dir="auto"
          >
            {part}
          </section>
        ))}
      </div>
    </div>
  );
});
