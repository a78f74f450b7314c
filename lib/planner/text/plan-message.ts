import { fill } from '@/lib/text/fill';
import { cachedCheck } from '../checks/check-window';
import { type Plan, sentWindows } from '../model/plan';
import type { Shop } from '../model/stock';
import { countWindows, inSentence, isolated } from './format';
import { homeText } from './price-text';
import { shortText } from './size-text';
import { numbered, windowLine } from './window-text';

/** Most bytes of a message in WhatsApp's address, and of a mail's body: some mail programs open no longer link. */
export const mostBytes = 4000;
export const mostMailBytes = 1700;

/**
 * The list as the shop reads it.
 * @param link of the list; '' until it is known
 */
export function planMessage(plan: Plan, link: string, shop: Shop) {
  const { words } = shop;
  const { message } = words;
  const windows = sentWindows(plan);
  const place = isolated(plan.place.trim(), words);
  const text = (lines: readonly string[], address = link) =>
    [
      fill(message.greeting, { windows: countWindows(windows.length, words) }),
      lines.join('\n'),
      homeText(plan, shop),
      address && fill(message.link, { link: address }),
      [place, message.closing].filter(Boolean).join('. '),
    ]
      .filter(Boolean)
      .join('\n\n')
      // Halves of characters, which no address takes.
      .replace(/\p{Surrogate}/gu, '');
  const full = text(windows.map((window) => windowLine(plan, window, shop)));
  const short = () =>
    text(
      windows.map((window) => {
        const size = inSentence(shortText(cachedCheck(window, shop), 'cm', words));
        return `${numbered(plan, window, words)}: ${size}`;
      }),
    );
  /** What goes into an address of so many bytes: the whole, the windows' sizes, or how many there are. */
  const within = (bytes: number) => {
    const fits = (each: string) => encodeURIComponent(each).length <= bytes;
    // A link longer than any message is copied by hand.
    return [full, short(), text([])].find(fits) ?? text([], '');
  };
  return { full, within };
}

export type PlanMessage = Readonly<ReturnType<typeof planMessage>>;
