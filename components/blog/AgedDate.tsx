'use client';

import { useEffect, useState } from 'react';
import { dateText } from '@/lib/date-text';
import { postDate } from '@/lib/post-date';

interface AgedDateProps {
  readonly daysAgo: number;
  /** ISO date as of the build, and its text. */
  readonly built: string;
  readonly children: string;
  readonly language: string;
}

/**
 * A date relative to today: the day of the build in the exported page, then the visitor's. A clock that is behind the build
 * is ignored.
 */
export function AgedDate({ daysAgo, built, children, language }: AgedDateProps) {
  const [date, setDate] = useState(built);
  useEffect(() => {
    const today = postDate({ daysAgo }, Date.now());
    setDate(today > built ? today : built);
  }, [daysAgo, built]);
  return (
    <time dateTime={date}>{date === built ? children : dateText(date, language, 'numeric')}</time>
  );
}
