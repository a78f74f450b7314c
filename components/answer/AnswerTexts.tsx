import { Text } from '@/components/ui/Text';
import { weekdayAndDate } from '@/lib/text/date-text';
import type { AnswerDays } from './days';
import type { Answered, AnswerWords } from './texts';

interface AnswerPriceProps extends Pick<Answered, 'range' | 'about' | 'check'> {
  readonly unpriced: string;
}

/** The price, what it is for, or what cannot be read of the size. */
export function AnswerPrice({ range, about, check, unpriced }: AnswerPriceProps) {
  return (
    <output className="mt-3 block min-h-12 noscript:mt-0">
      {!check && (
        <span className={range ? 'me-2 font-display text-numeral' : ''}>
          <Text>{range || unpriced}</Text>
        </span>
      )}{' '}
      <span className={`inline-block text-sm ${check ? '' : 'text-muted'}`}>
        <Text>{check || (range && about)}</Text>
      </span>
    </output>
  );
}

interface VisitDayChoiceProps extends Pick<Answered, 'aroundVisit'> {
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
