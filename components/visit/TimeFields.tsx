import { Hours } from '@/components/hours/Hours';
import { periodsText } from '@/components/hours/periods-text';
import { Pill } from '@/components/ui/Pill';
import { Text } from '@/components/ui/Text';
import { dateText } from '@/lib/text/date-text';
import { partsOfDay, type VisitDay } from './days';
import type { VisitWords } from './message';
import type { VisitChoices } from './use-visit';

interface TimeFieldsProps {
  /** Undefined before hydration. */
  readonly days: readonly VisitDay[] | undefined;
  readonly choices: VisitChoices;
  readonly words: VisitWords;
  readonly onChange: (change: Partial<VisitChoices>) => void;
}

/** 'Today', 'Tomorrow', or the day of the week. */
function nameOf({ inDays, day }: VisitDay, { today, tomorrow, hours }: VisitWords): string {
  return [today, tomorrow][inDays] ?? hours.days[day] ?? '';
}

/** 'Tue'; in Arabic, which abbreviates no days, without the article. */
const weekdayOf = ({ date }: VisitDay, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(/^ال/, '');

/** In rows of four with text twice as large on a phone. */
const dayStyle =
  'relative col-start-(--column) min-h-16 justify-center px-1 text-center max-[18em]:col-start-auto lg:justify-start lg:px-3.5 lg:text-start';

/** Radio buttons for the days, in two rows of seven; their height is reserved until hydration. */
export function DayField({ days, choices, words, onChange }: TimeFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="plan-legend">{words.day}</legend>
      {/* Narrow phones: seven targets. */}
      <div className="mx-[min(0px,20vw-78px)] grid min-h-33 grid-cols-7 gap-1 max-[18em]:grid-cols-4 sm:gap-2 lg:min-h-34">
        {days?.map((day) => {
          const date = dateText(day.date, words.hours.dates, { month: 'short' });
          return (
            <Pill
              key={day.date}
              name="date"
              value={day.date}
              checked={choices.date === day.date}
              aria-label={`${nameOf(day, words)}${words.comma}${date}`}
              className={dayStyle}
              style={{ '--column': (day.inDays % 7) + 1 }}
              onChange={() => onChange({ date: day.date })}
            >
              <span className="max-lg:hidden">
                <span className="block text-sm text-muted">
                  <Text>{nameOf(day, words)}</Text>
                </span>
                <span>{date}</span>
              </span>
              <span className="block whitespace-nowrap lg:hidden">
                <span className="block text-xs text-muted">
                  {weekdayOf(day, words.hours.dates)}
                </span>
                <span className="font-display text-card">{Number(day.date.slice(-2))}</span>
              </span>
            </Pill>
          );
        })}
        {!days && <p className="text-muted">{words.loading}</p>}
        {days?.length === 0 && <p className="col-span-full w-[18rem] max-w-full">{words.noDays}</p>}
      </div>
    </fieldset>
  );
}

/** Radio buttons for the parts of the selected day, with their hours; unavailable ones are disabled. */
export function PartField({ days, choices, words, onChange }: TimeFieldsProps) {
  const day = days?.find(({ date }) => date === choices.date);
  return (
    <fieldset className="min-w-0">
      <legend className="plan-legend">{words.part}</legend>
      <div className="flex flex-wrap gap-2">
        {partsOfDay.map((part) => {
          const offered = day?.parts.find((each) => each.part === part);
          const gone = day !== undefined && !offered;
          return (
            <Pill
              key={part}
              className="flex-wrap gap-x-2 has-disabled:border-dashed has-disabled:text-muted"
              name="part"
              value={part}
              disabled={gone}
              checked={choices.part === part && !gone}
              onChange={() => onChange({ part })}
            >
              <span>{words.parts[part]}</span>
              {offered && (
                <span key={choices.date} className="text-sm text-muted">
                  <Hours>{periodsText(offered.periods, words.hours)}</Hours>
                </span>
              )}
            </Pill>
          );
        })}
      </div>
    </fieldset>
  );
}
