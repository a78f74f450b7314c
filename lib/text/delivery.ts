import { type Dictionary, getDictionary } from '@/content/dictionary';
import type { Delivery, Locale } from '@/content/types';
import { plural } from './plural';
import { typeset } from './typeset';

/** A delivery time as text: '48–72 hours'. */
export const deliveryText = (delivery: Delivery, locale: Locale) =>
  deliveryIn(delivery, getDictionary(locale));

export function deliveryIn(
  delivery: Delivery,
  { delivery: words, language }: Pick<Dictionary, 'delivery' | 'language'>,
): string {
  const { unit, from, to } = delivery;
  if (unit === 'same-week' || to === undefined) return words['same-week'];
  return typeset(
    from === undefined
      ? plural(to, words[`${unit}UpTo`], language, { to })
      : plural(to, words[unit], language, {
          from: plural(from, words[`${unit}From`], language, { from }),
          to,
        }),
  );
}
