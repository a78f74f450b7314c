import { defaultLocale } from '@/content/locales';
import { withoutJoiners } from './typeset';

/** A text cut in two, so that the rest can be disclosed. */
export interface Cut {
  readonly start: string;
  readonly rest: string;
}

/** Cuts by grapheme clusters, so that emoji and accents are never split. */
function cutAt(text: string, length: number, locale: string): Cut {
  const seen = withoutJoiners(text);
  const letters = [...new Intl.Segmenter(locale).segment(seen)].map(({ segment }) => segment);
  return { start: letters.slice(0, length).join(''), rest: letters.slice(length).join('') };
}

/** Characters of a service's description on its card (docs/requirements.md 9.7). */
const descriptionLength = 100;

/** A description cut for its card; `rest` is empty when it fits. */
export function cutDescription(text: string, locale: string = defaultLocale): Cut {
  return cutAt(text, descriptionLength, locale);
}

/** Excerpt of a paragraph: its first 40 characters, an ellipsis where it exceeds 100 (docs/requirements.md 9.10). */
export function excerpt(paragraph: string, locale: string = defaultLocale): string {
  const { start } = cutAt(paragraph, 40, locale);
  return cutAt(paragraph, 100, locale).rest ? `${start}…` : start;
}
