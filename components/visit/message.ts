import { periodsText } from '@/lib/hours/periods-text';
import { type Part, partsOfDay, type VisitDay } from '@/lib/hours/visit-days';
import { dateWithWeekday, fill, filledLines, isolated, lowerInitial } from '@/lib/text';
import type { VisitChoices } from './use-visit';
import type { visitWords } from './words';

export type VisitWords = ReturnType<typeof visitWords>;

export function visitMessage(
  choices: Omit<VisitChoices, 'needed' | 'ready'>,
  day: VisitDay | undefined,
  part: Part | undefined,
  words: VisitWords,
  bring = '',
): string {
  const { hours, parts, partWithHours, lines } = words;
  const own = (text: string) => isolated(text.trim(), words);
  // Without a day a part has no hours yet.
  const named = day ? part?.part : partsOfDay.find((each) => each === choices.part);
  const partName = named ? lowerInitial(parts[named]) : '';
  const time = [
    day && dateWithWeekday(day.date, hours.language),
    part
      ? fill(partWithHours, { part: partName, hours: periodsText(part.periods, hours) })
      : partName,
  ];
  const values = {
    time: time.filter(Boolean).join(words.comma),
    district: own(choices.district),
    product: own(choices.product),
    windows: own(choices.windows),
    note: own(choices.note),
    bring,
  };
  const { greeting, time: when, district, product, windows, note, end } = lines;
  return filledLines([greeting, when, district, product, windows, note, '{bring}', end], values);
}
