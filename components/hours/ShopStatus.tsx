import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { Hours } from './Hours';
import { weekRows } from './hours-text';
import { OpenNow } from './OpenNow';

interface ShopStatusProps {
  readonly locale: Locale;
  readonly className?: string;
  readonly hoursShown?: boolean;
}

export function openNowWords(locale: Locale) {
  const { openUntil, opensToday, opensOn, closedDay, days, dayParts, dates } =
    getDictionary(locale).hours;
  return { openUntil, opensToday, opensOn, closedDay, days, dayParts, dates };
}

/** 'Open until 22:00'; the plain hours until hydration. */
export function ShopStatus({ locale, className = '', hoursShown = false }: ShopStatusProps) {
  return (
    <div className={`shop-status print:hidden${className && ` ${className}`}`}>
      <OpenNow words={openNowWords(locale)} />
      {!hoursShown && (
        <span className="shop-hours">
          {weekRows(locale).map((row) => (
            <span key={row.days}>
              {row.days}{' '}
              <span>
                <Hours>{row.hours}</Hours>
              </span>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
