import { Text } from '@/components/ui/Text';
import { weekdayAndDate } from '@/lib/text/date-text';
import type { AnswerDays } from './days';
import type { AnswerWords } from './texts';

interface VisitDayChoiceProps {
  /** The text before and after the day. */
  readonly aroundVisit: readonly string[];
  readonly days: AnswerDays;
  readonly words: AnswerWords;
  readonly onChange: (date: string) => void;
}

/** 'Measured Tue 1 Dec, hung by Fri 4 Dec', where the first day can be another. */
export function VisitDayChoice({ aroundVisit, days, words, onChange }: VisitDayChoiceProps) {
  const [before = '', after = ''] = aroundVisit;
  return (
    <>
      <Text>{before}</Text>
      <select
        aria-label={words.visitDay}
        className="-my-2 appearance-none rounded py-2 bg-transparent text-brand underline underline-offset-[0.2em] [field-sizing:content]"
        value={days.visit}
        onChange={({ target }) => onChange(target.value)}
      >
        {days.offered.map((date) => (
          <option key={date} value={date}>
            {weekdayAndDate(date, words.dates)}
          </option>
        ))}
      </select>
      <Text>{after}</Text>
    </>
  );
}
