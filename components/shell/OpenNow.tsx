'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/ui/use-now';
import { exceptions, week } from '@/content/hours';
import { fill } from '@/lib/fill';
import { type ShopState, shopState } from '@/lib/opening';
import { shortDate } from '@/lib/short-date';

export interface OpenNowWords {
  readonly openUntil: string;
  readonly opensToday: string;
  readonly opensOn: string;
  readonly closedDay: string;
  readonly days: readonly string[];
  /** Language in which dates are said. */
  readonly dates: string;
}

function stateText(state: ShopState, words: OpenNowWords): string {
  if (state.open) return fill(words.openUntil, { time: state.until });
  if (!state.next) return words.closedDay;
  const { inDays, date, day, time } = state.next;
  if (inDays === 0) return fill(words.opensToday, { time });
  // A weekday says which day only within a week.
  const name = inDays < 7 ? words.days[day] : undefined;
  return fill(words.opensOn, { day: name ?? shortDate(date, words.dates), time });
}

interface OpenNowProps {
  readonly words: OpenNowWords;
  /** The plain hours: what the exported page says, since it cannot know the time. */
  readonly children: ReactNode;
}

/** Says whether the shop is open, from the visitor's first moment on the page, minute by minute. */
export function OpenNow({ words, children }: OpenNowProps) {
  const now = useNow();
  if (now === undefined) return children;
  const state = shopState(now, { week, exceptions });
  return (
    <>
      <span
        aria-hidden="true"
        className={`size-2 forced-color-adjust-none rounded-full ${state.open ? 'bg-brass' : 'border border-current'}`}
      />
      <span>{stateText(state, words)}</span>
    </>
  );
}
