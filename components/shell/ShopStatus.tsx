import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { weekRows } from '@/lib/hours/hours-text';
import { OpenNow } from './OpenNow';

interface ShopStatusProps {
  readonly locale: Locale;
  readonly className?: string;
  /** Whether the week's hours are shown beside it. */
  readonly hoursShown?: boolean;
}

/** 'Open now, until 22:00'; the plain hours until hydration. */
export function ShopStatus({ locale, className = '', hoursShown = false }: ShopStatusProps) {
  const { hours } = getDictionary(locale);
  return (
    <div className={`shop-status print:hidden${className && ` ${className}`}`}>
      <OpenNow
        words={{
          openUntil: hours.openUntil,
          opensToday: hours.opensToday,
          opensOn: hours.opensOn,
          closedDay: hours.closedDay,
          days: hours.days,
          dayParts: hours.dayParts,
          dates: hours.dates,
        }}
      />
      {!hoursShown && (
        <span className="shop-hours">
          {weekRows(locale).map(({ days, hours: times }) => (
            <span key={days}>
              {days} <span>{times}</span>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
