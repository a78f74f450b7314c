import { getDictionary } from '@/content/dictionary';
import type { Locale, Post } from '@/content/types';
import { dateText } from '@/lib/text/date-text';
import { postDate } from '@/lib/text/post-date';
import { AgedDate } from './AgedDate';

interface PostDateProps {
  readonly date: Post['date'];
  readonly locale: Locale;
}

/** A post's date; that of sample posts is relative (docs/requirements.md 2.11). */
export function PostDate({ date, locale }: PostDateProps) {
  const { dateLanguage } = getDictionary(locale).blogPage;
  const built = postDate(date, Date.now());
  const text = dateText(built, dateLanguage, { year: 'numeric' });
  if (date.daysAgo === undefined) return <time dateTime={built}>{text}</time>;
  return <AgedDate daysAgo={date.daysAgo} built={built} text={text} language={dateLanguage} />;
}
