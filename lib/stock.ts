import { stockCloths } from '@/content/collections';
import type { Locale } from '@/content/locales';
import workshop from '@/content/workshop.json' with { type: 'json' };
import type { Stock } from './planner/model/stock';

/** The shop's cloths and allowances as the planner takes them to the browser. */
export function stockOf(locale: Locale): Stock {
  return {
    hemCm: workshop.hemCm,
    overlapCm: workshop.overlapCm,
    cloths: stockCloths.map(({ id, rollCm, sideways, opacity, repeatCm, halfDrop, words }) => ({
      id,
      rollCm,
      sideways,
      opacity,
      repeatCm,
      halfDrop,
      name: words[locale].name,
    })),
  };
}
