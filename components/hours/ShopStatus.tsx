import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { weekRows } from './hours-text';
import { OpenNow } from './OpenNow';

interface ShopStatusProps {
  readonly locale: Locale;
  readonly className?: string;
  /** Whether the week's hours are shown beside it. */
  readonly hoursShown?: boolean;
}

/** 'Open now, until 22:00'; the plain hours until hydration. */
export function ShopStatus({ locale, className = '', hoursShown = false }: ShopStatusProps) {
  const { openUntil, opensToday, opensOn, closedDay, days, dayParts, dates } =
    getDictionary(locale).hours;
  return (
    <div className={`shop-status print:hidden${className && ` ${className}`}`}>
      <OpenNow words={{ openUntil, opensToday, opensOn, closedDay, days, dayParts, dates }} />
      {!hoursShown && (
        <span className="shop-hours">
          {weekRows(locale).map((row) => (
            <span key={row.days}>
              {row.days} <span>{row.hours}</span>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
