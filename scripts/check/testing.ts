import { type Locale, sourceLocale } from '@/config/locales';
import type { ContentEntry } from '@/lib/schema/issue';

/** An entry whose lines are the depths of its fields. */
export const entryOf = (
  collection: string,
  id: string,
  value: object = {},
  locale: Locale = sourceLocale,
): ContentEntry => ({
  file: `content/${collection}/${id}.json`,
  collection,
  id,
  locale,
  value,
  lineOf: (path) => path.length,
});
