import type { Delivery, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from './fill';

/** A delivery time as the visitor reads it: '48-72 hours'. */
export function deliveryText(delivery: Delivery, locale: Locale): string {
  const words = wordsOf(locale).delivery;
  if (delivery.unit === 'same-week') return words['same-week'];
  const { unit, from, to } = delivery;
  return from === undefined ? fill(words[`${unit}UpTo`], { to }) : fill(words[unit], { from, to });
}
