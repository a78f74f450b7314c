import { Text } from '@/components/ui/client-component';
import { Pill } from '@/components/ui/fields';
import { Hours } from '@/components/ui/Prose';
import { targetLink } from '@/components/ui/target-link';
import { periodsText } from '@/lib/hours/periods-text';
import { partsOfDay, type VisitDay } from '@/lib/hours/visit-days';
import { dateWithWeekday, fill, filledLines, shortWeekday, weekdayAndDate } from '@/lib/text';
import type { VisitWords } from './message';
import type { VisitChoices } from './use-visit';

interface TimeFieldsProps {
  /** Undefined before hydration. */
  readonly days: readonly VisitDay[] | undefined;
  readonly choices: VisitChoices;
  readonly words: VisitWords;
  /** When the product hangs after a visit on a day (ISO); empty if that is not known. */
  readonly hungBy: (date: string) => string | undefined;
  readonly onChange: (change: Partial<VisitChoices>) => void;
}

/** In rows of four with text twice as large on a phone. */
const dayStyle =
  'relative col-start-(--column) min-h-16 justify-center px-1 text-center max-[18em]:col-start-auto';

/** Radio buttons for the days, in two rows of seven; their height is reserved until hydration. */
export function DayField({ days, choices, words, hungBy, onChange }: TimeFieldsProps) {
  const { language } = words.hours;
  const { needed } = choices;
  const isLate = ({ date }: VisitDay) => needed !== '' && (hungBy(date) ?? '') > needed;
  return (
    <fieldset className="min-w-0">
      <legend className="plan-legend">{words.day}</legend>
      {/* Narrow phones: seven targets. */}
      <div className="mx-[min(0px,20vw-76px)] grid min-h-33 grid-cols-7 gap-1 max-[18em]:grid-cols-4 sm:gap-2">
        {days?.map((day) => (
          <Pill
            key={day.date}
            name="date"
            value={day.date}
            checked={choices.date === day.date}
            aria-label={[dateWithWeekday(day.date, language), isLate(day) && words.late]
              .filter(Boolean)
              .join(words.comma)}
            className={dayStyle}
            style={{ '--column': (day.inDays % 7) + 1 }}
            onChange={() => onChange({ date: day.date })}
          >
            <span className="whitespace-nowrap">
              <span className="block text-xs text-muted">{shortWeekday(day.date, language)}</span>
              <span className="figures text-figure">{Number(day.date.slice(-2))}</span>
              {isLate(day) && (
                <span className="absolute inset-e-0.5 inset-bs-0.5 size-1.5 rounded-full sm:inset-e-1 sm:inset-bs-1 sm:size-2 border border-current" />
              )}
            </span>
          </Pill>
        ))}
        {!days && <p className="text-muted">{words.loading}</p>}
        {days?.length === 0 && <p className="col-span-full w-[18rem] max-w-full">{words.noDays}</p>}
      </div>
      <Deadline {...{ days, choices, words, hungBy, onChange }} />
    </fieldset>
  );
}

/** When the product of a link hangs after the chosen visit, and if that is too late, the last day that is not. */
function Deadline({ days = [], choices, words, hungBy, onChange }: TimeFieldsProps) {
  const { date, needed } = choices;
  const isChosen = days.some((day) => day.date === date);
  const hungAfter = (day: string) => hungBy(day) ?? '';
  const hung = isChosen ? hungAfter(date) : '';
  const asText = (day: string) => (day ? weekdayAndDate(day, words.hours.language, date) : '');
  const isLate = needed !== '' && hung > needed;
  const kept = isLate ? days.findLast((day) => hungAfter(day.date) <= needed) : undefined;
  const values = { hung: asText(hung), needed: asText(needed) };
  const fits = kept && fill(words.keeps, { day: asText(kept.date), needed: values.needed });
  return (
    <div role="status" className="mt-3 flex flex-wrap items-center gap-x-4 text-sm">
      <Text>
        {values.hung && filledLines([words.hangs, words.need], values).replace('\n', ' ')}
      </Text>
      {kept && (
        <button type="button" className={targetLink} onClick={() => onChange({ date: kept.date })}>
          {fits}
        </button>
      )}
      {isLate && !kept && <Text>{fill(words.noneKeeps, values)}</Text>}
    </div>
  );
}

export function PartField({ days, choices, words, onChange }: Omit<TimeFieldsProps, 'hungBy'>) {
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
