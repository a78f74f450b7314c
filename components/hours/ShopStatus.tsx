import type { Placed } from '@/components/ui';
import { getDictionary } from '@/lib/content';
import { OpenNow } from './OpenNow';

export function ShopStatus({ locale, className = 'shop-status print:hidden' }: Placed) {
  const { open, openUntil, opensToday, opensOn, closedDay, days, dayParts, language } =
    getDictionary(locale).hours;
  const words = { open, openUntil, opensToday, opensOn, closedDay, days, dayParts, language };
  return (
    <div className={className}>
      <OpenNow words={words} />
    </div>
  );
}
