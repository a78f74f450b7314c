import type { Delivery, Dictionary } from '@/lib/content';
import { plural, typeset } from '@/lib/text';

/** A delivery time as text: '48–72 hours'. */
export function deliveryText(
  { unit, from, to }: Delivery,
  { delivery: words, language }: Pick<Dictionary, 'delivery' | 'language'>,
): string {
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
