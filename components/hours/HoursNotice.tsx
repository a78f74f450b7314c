import type { Placed } from '@/components/ui';
import { exceptions } from '@/lib/content/hours';
import { exceptionText } from '@/lib/hours/hours-text';
import { isAhead, isAnnounced } from '@/lib/hours/opening';
import { buildTime } from '@/lib/hours/shop-time';
import { HoursNoticeList } from './HoursNoticeList';

export function HoursNotice({ locale, className = '' }: Placed) {
  const now = buildTime();
  const ahead = exceptions.filter((exception) => isAhead(now, exception));
  if (ahead.length === 0) return null;
  return (
    <HoursNoticeList
      className={className}
      entries={ahead.map((exception) => ({
        from: exception.from,
        to: exception.to,
        text: exceptionText(exception, locale),
        later: !isAnnounced(now, exception),
      }))}
    />
  );
}
