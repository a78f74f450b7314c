import type { Locale } from '@/content/types';
import { weekRows } from '@/lib/hours/week-text';

interface HoursListProps {
  readonly locale: Locale;
  readonly className?: string;
}

/** The week's opening hours. */
export function HoursList({ locale, className }: HoursListProps) {
  return (
    <dl className={className}>
      {weekRows(locale).map(({ days, hours }) => (
        <div key={days}>
          <dt className="inline">{days}</dt> <dd className="inline-block">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
