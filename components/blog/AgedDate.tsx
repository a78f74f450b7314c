'use client';

import { useEffect, useState } from 'react';
import { postDate, postDateText } from '@/lib/post-date';

interface AgedDateProps {
  readonly daysAgo: number;
  /** ISO date on the day of the build, and its text. */
  readonly built: string;
  readonly children: string;
  readonly language: string;
}

/**
 * A date that counts back from today: the build's today in the page as sent, then the visitor's. A clock
 * that is behind the build is wrong.
 */
export function AgedDate({ daysAgo, built, children, language }: AgedDateProps) {
  const [date, setDate] = useState(built);
  useEffect(() => {
    const today = postDate({ daysAgo }, Date.now());
    setDate(today > built ? today : built);
  }, [daysAgo, built]);
  return <time dateTime={date}>{date === built ? children : postDateText(date, language)}</time>;
}
