'use client';

import { clientComponent, Text } from '@/components/ui/client-component';
import { useNow } from '@/components/ui/use-now';
import type { Locale } from '@/config/locales';
import { dateWithYear } from '@/lib/text';
import { postDate } from './post-date';

interface AgedDateProps {
  readonly daysAgo: number;
  /** ISO date as of the build, and its text. */
  readonly built: string;
  readonly text: string;
  readonly language: Locale;
}

/** A date relative to today: the day of the build in the exported page, then the visitor's, unless that is before it. */
export const AgedDate = clientComponent(
  'AgedDate',
  ({ daysAgo, built, text, language }: AgedDateProps) => {
    const today = postDate({ daysAgo }, useNow() ?? 0);
    const date = today > built ? today : built;
    return (
      <time dateTime={date}>
        <Text>{date === built ? text : dateWithYear(date, language)}</Text>
      </time>
    );
  },
  { tag: 'span' },
);
