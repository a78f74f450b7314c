'use client';

import { clientComponent, Text } from '@/components/ui/client-component';
import { useNow } from '@/components/ui/use-now';
import type { Dictionary } from '@/lib/content';
import { exceptions, week } from '@/lib/content/hours';
import { shopState } from '@/lib/hours/opening';
import { clockText } from '@/lib/hours/periods-text';
import { dateText, fill } from '@/lib/text';

type OpenNowWords = Pick<
  Dictionary['hours'],
  'open' | 'openUntil' | 'opensToday' | 'opensOn' | 'closedDay' | 'days' | 'dayParts' | 'language'
>;

function stateText(state: ReturnType<typeof shopState>, words: OpenNowWords): string {
  const timeText = (time: string) => clockText(time, words.dayParts);
  if (state.open) return fill(words.openUntil, { time: timeText(state.until) });
  if (!state.next) return words.closedDay;
  const { inDays, date, day } = state.next;
  const time = timeText(state.next.time);
  if (inDays === 0) return fill(words.opensToday, { time });
  // A weekday is unambiguous only within a week.
  const name = inDays < 7 ? words.days[day] : undefined;
  return fill(words.opensOn, { day: name ?? dateText(date, words.language), time });
}

/** Whether the shop is open now, by the visitor's clock; nothing until hydration. */
export const OpenNow = clientComponent('OpenNow', ({ words }: { readonly words: OpenNowWords }) => {
  const now = useNow();
  if (now === undefined) return null;
  const state = shopState(now, { week, exceptions });
  return (
    <>
      <span
        aria-hidden="true"
        className={`status-dot size-2 shrink-0 forced-color-adjust-none rounded-full ${state.open ? 'bg-brass' : 'border border-current'}`}
      />
      <span aria-hidden="true" className="status-short">
        <Text>{state.open ? words.open : words.closedDay}</Text>
      </span>
      <Text>{stateText(state, words)}</Text>
    </>
  );
});
