import { defaultLocale } from '@/config/locales';
import { withoutJoiners } from './typeset';

export interface Truncated {
  readonly start: string;
  readonly rest: string;
}

/** Not before an ellipsis: short words ('the day we …', 'على …'), spaces and punctuation. */
const trailing = /(?:[\s,،;؛:–-]+(?:[\p{L}\p{M}\p{N}]{1,3}(?=[\s,،;؛:–-]|$))?)+$/u;

/** All but the last sentence. */
const wholeSentences = /^.*[.?!؟](?=\s)/su;

/**
 * Cuts after a sentence that ends in the last third, else after the last word that can end, or within one that is longer than
 * all of it; by grapheme clusters, so that emoji and accents are never split.
 * @param length most characters of the start, in UTF-16 units
 */
function cutAt(text: string, length: number, locale: string): Truncated {
  const plain = withoutJoiners(text);
  if (plain.length <= length) return { start: plain, rest: '' };
  const letters = new Intl.Segmenter(locale).segment(plain);
  const most = plain.slice(0, letters.containing(length)?.index);
  const [sentences = ''] = wholeSentences.exec(most) ?? [];
  if (sentences.length > (length * 2) / 3)
    return { start: sentences, rest: plain.slice(sentences.length) };
  const words = /\s/.test(plain.charAt(most.length)) ? most : most.replace(/\s*\S*$/, '');
  const start = words.replace(trailing, '') || most;
  return { start, rest: plain.slice(start.length) };
}

/** Characters of a service's description on its card (docs/requirements.md 9.7). */
const descriptionLength = 100;

/** A description cut for its card, between words; `rest` is empty when it fits. */
export function cutDescription(text: string, locale: string = defaultLocale): Truncated {
  return cutAt(text, descriptionLength, locale);
}

/** Excerpt of a paragraph: the words within its first 40 characters, an ellipsis where it exceeds 100 (docs/requirements.md 9.10). */
export function excerpt(paragraph: string, locale: string = defaultLocale): string {
  const { start } = cutAt(paragraph, 40, locale);
  return cutAt(paragraph, 100, locale).rest ? `${start}…` : start;
}
