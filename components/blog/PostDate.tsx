import type { Locale, Post } from '@/content/types';
import { wordsOf } from '@/content/words';
import { postDate, postDateText } from '@/lib/post-date';
import { AgedDate } from './AgedDate';

interface PostDateProps {
  readonly date: Post['date'];
  readonly locale: Locale;
}

/** When a post was written; sample posts stay as old as they say. */
export function PostDate({ date, locale }: PostDateProps) {
  const { dateLanguage } = wordsOf(locale).blogPage;
  const built = postDate(date, Date.now());
  const text = postDateText(built, dateLanguage);
  if (date.daysAgo === undefined) return <time dateTime={built}>{text}</time>;
  return (
    <AgedDate daysAgo={date.daysAgo} built={built} language={dateLanguage}>
      {text}
    </AgedDate>
  );
}
