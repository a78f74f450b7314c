import { periodsText } from '@/components/hours/periods-text';
import { Pill } from '@/components/ui/Pill';
import { Text } from '@/components/ui/Text';
import { dateText } from '@/lib/text/date-text';
import { partsOfDay, type VisitDay } from './days';
import type { VisitChoices } from './use-visit';
import type { VisitWords } from './words';

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

/** Radio buttons for the days on which the shop visits; their height is reserved until hydration. */
export function DayField({ days, choices, words, onChange }: TimeFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="plan-legend">{words.day}</legend>
      <div className="relative -m-[3px] grid min-h-22 auto-cols-[6.75rem] grid-flow-col items-start gap-2 overflow-x-auto p-[3px] lg:min-h-[calc(8rem+6px)] lg:grid-flow-row lg:grid-cols-7 lg:overflow-visible">
        {days?.map((day) => (
          <Pill
            key={day.date}
            className="relative min-h-15"
            name="date"
            value={day.date}
            checked={choices.date === day.date}
            onChange={() => onChange({ date: day.date })}
          >
            <span>
              <span className="block text-sm text-muted">
                <Text>{nameOf(day, words)}</Text>
              </span>
              {dateText(day.date, words.hours.dates, { month: 'short' })}
            </span>
          </Pill>
        ))}
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
      <div className="grid gap-2">
        {partsOfDay.map((part) => {
          const offered = day?.parts.find((each) => each.part === part);
          const gone = day !== undefined && !offered;
          return (
            <Pill
              key={part}
              className="relative min-h-15 flex-wrap justify-between gap-x-4 has-disabled:cursor-default has-disabled:border-dashed has-disabled:text-muted"
              name="part"
              value={part}
              disabled={gone}
              checked={choices.part === part && !gone}
              onChange={() => onChange({ part })}
            >
              <span>{words.parts[part]}</span>
              <span className="text-sm text-muted">
                <Text>{offered ? periodsText(offered.periods, words.hours) : ''}</Text>
              </span>
            </Pill>
          );
        })}
      </div>
    </fieldset>
  );
}
