'use client';

import { clientComponent, Text } from '@/components/ui/client-component';
import { useNow } from '@/components/ui/use-now';
import { isAnnounced } from '@/lib/hours/opening';

interface Props {
  readonly entries: readonly Readonly<{ from: string; to: string; text: string; later: boolean }>[];
  readonly className: string;
}

/** Announces current and upcoming exceptions by the visitor's clock, since the page may be old. */
export const HoursNoticeList = clientComponent(
  'HoursNoticeList',
  ({ entries, className }: Props) => {
    const now = useNow();
    const shown = now === undefined ? entries : entries.filter((entry) => isAnnounced(now, entry));
    if (shown.length === 0) return null;
    return (
      <ul className={className}>
        {shown.map(({ text, later }) => (
          // Shown without JavaScript regardless of how far ahead.
          <li key={text} className={now === undefined && later ? 'hidden noscript:list-item' : ''}>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    );
  },
);
