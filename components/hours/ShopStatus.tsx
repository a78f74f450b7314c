import { getDictionary, type Locale } from '@/lib/content';
import { OpenNow } from './OpenNow';

export function openNowWords(locale: Locale) {
  const { open, openUntil, opensToday, opensOn, closedDay, days, dayParts, dates } =
    getDictionary(locale).hours;
  return { open, openUntil, opensToday, opensOn, closedDay, days, dayParts, dates };
}

interface ShopStatusProps {
  readonly locale: Locale;
  readonly className?: string;
}

export const ShopStatus = ({ locale, className = '' }: ShopStatusProps) => (
  <div className={`shop-status print:hidden ${className}`.trimEnd()}>
    <OpenNow words={openNowWords(locale)} />
  </div>
);
