import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { weekRows } from '@/lib/week-text';
import { OpenNow } from './OpenNow';

interface ShopStatusProps {
  readonly locale: Locale;
  readonly className: string;
  /** Whether the week's hours stand beside it anyway. */
  readonly hoursShown?: boolean;
}

/** 'Open now, until 22:00'; the plain hours until JavaScript knows the time. */
export function ShopStatus({ locale, className, hoursShown = false }: ShopStatusProps) {
  const { hours } = wordsOf(locale);
  return (
    <div data-clock="" className={`items-center gap-2 ${className} print:hidden`}>
      <OpenNow
        words={{
          openUntil: hours.openUntil,
          opensToday: hours.opensToday,
          opensOn: hours.opensOn,
          closedDay: hours.closedDay,
          days: hours.days,
          dates: hours.dates,
        }}
      >
        {hoursShown ? null : (
          <span className="text-xs leading-snug">
            {weekRows(locale).map(({ days, hours: times }) => (
              <span key={days} className="block">
                {/* A span of time is not broken at its hyphen. */}
                {days} <span className="inline-block">{times}</span>
              </span>
            ))}
          </span>
        )}
      </OpenNow>
    </div>
  );
}
