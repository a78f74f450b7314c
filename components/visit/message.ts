import { type PeriodWords, periodsText } from '@/components/hours/periods-text';
import type { visitPage } from '@/lib/content/collections';
import type { InLanguage } from '@/lib/content/types';
import { lowerInitial } from '@/lib/text/case';
import { dateText } from '@/lib/text/date-text';
import { fill, filledLines } from '@/lib/text/fill';
import { isolated } from '@/lib/text/isolated';
import type { Part, VisitDay } from './days';
import type { VisitChoices } from './use-visit';

export type VisitWords = InLanguage<typeof visitPage>['form'] & {
  readonly label: string;
  readonly newTab: string;
  readonly loading: string;
  readonly comma: string;
  readonly direction: string;
  /** `dates` is the language tag for dates. */
  readonly hours: PeriodWords & { readonly dates: string };
};

/** The message that requests a visit, with a line for each specified value; a part of the day has its hours. */
export function visitMessage(
  choices: VisitChoices,
  day: VisitDay | undefined,
  part: Part | undefined,
  words: VisitWords,
): string {
  const { hours, parts, partWithHours, lines } = words;
  const own = (text: string) => isolated(text.trim(), words);
  const values = {
    day: day ? dateText(day.date, hours.dates, { weekday: 'long' }) : '',
    part: part
      ? fill(partWithHours, {
          part: lowerInitial(parts[part.part]),
          hours: periodsText(part.periods, hours),
        })
      : '',
    district: own(choices.district),
    product: own(choices.product),
    windows: own(choices.windows),
    note: own(choices.note),
  };
  const { greeting, time, district, product, windows, note, end } = lines;
  return filledLines([greeting, time, district, product, windows, note, end], values);
}
