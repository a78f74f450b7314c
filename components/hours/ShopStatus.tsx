import { getDictionary, type Locale } from '@/lib/content';
import { OpenNow } from './OpenNow';

interface ShopStatusProps {
  readonly locale: Locale;
  readonly className?: string;
}

export function ShopStatus({ locale, className = 'shop-status print:hidden' }: ShopStatusProps) {
  const { open, openUntil, opensToday, opensOn, closedDay, days, dayParts, dates } =
    getDictionary(locale).hours;
  const words = { open, openUntil, opensToday, opensOn, closedDay, days, dayParts, dates };
  return (
    <div className={className}>
      <OpenNow words={words} />
    </div>
  );
}
