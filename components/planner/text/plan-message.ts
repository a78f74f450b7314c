import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { isolated } from '@/lib/text/isolated';
import { cachedCheck } from '../checks/check-window';
import { countAll, type Plan, sentWindows } from '../model/plan';
import type { Shop } from '../shop';
import { countWindows } from './format';
import { homeText } from './price-text';
import { shortText } from './product-text';
import { numbered, windowLine } from './window-text';

/** Byte limits of messages in WhatsApp's URL and of e-mail bodies, which some mail clients restrict. */
export const mostBytes = 4000;
export const mostMailBytes = 1700;

/** The message with the list for the shop; the link is '' until it is encoded. */
export function planMessage(plan: Plan, link: string, shop: Shop) {
  const { words } = shop;
  const { message } = words;
  const windows = sentWindows(plan);
  const place = isolated(plan.place.trim(), words);
  const text = (lines: readonly string[], address = link) =>
    [
      fill(message.greeting, { windows: countWindows(countAll(windows), words) }),
      lines.join('\n'),
      homeText(plan, shop),
      address && fill(message.link, { link: address }),
      [place, message.closing].filter(Boolean).join('. '),
    ]
      .filter(Boolean)
      .join('\n\n')
      // Removes lone surrogates, which URLs cannot contain.
      .replace(/\p{Surrogate}/gu, '');
  const full = text(windows.map((window) => windowLine(plan, window, shop)));
  const short = () =>
    text(
      windows.map((window) => {
        const size = lowerInitial(shortText(cachedCheck(window, shop), 'cm', words));
        return `${numbered(plan, window, words)}: ${size}`;
      }),
    );
  /** The message within a limit, of bytes in a URL by default: complete, only sizes, or only the number of windows. */
  const within = (limit: number, sizeOf = (each: string) => encodeURIComponent(each).length) => {
    const fits = (each: string) => sizeOf(each) <= limit;
    // A link longer than that has to be copied by hand.
    return [full, short(), text([])].find(fits) ?? text([], '');
  };
  return { full, within };
}

export type PlanMessage = Readonly<ReturnType<typeof planMessage>>;
