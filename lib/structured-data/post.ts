import type { BlogPosting } from 'schema-dts';
import type { Locale, Post } from '@/content/types';
import { wordsOf } from '@/content/words';
import { pageUrl } from '../absolute';
import { businessReference } from './ids';
import { pictureUrl } from './media';

/** A post as search engines know it; none for a sample, nor for one that is dated by its age. */
export function blogPosting(post: Post, locale: Locale): BlogPosting | undefined {
  const { id, sample, author, date, image, words } = post;
  if (sample || !('on' in date)) return undefined;
  const { title, summary } = words[locale];
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    image: pictureUrl(image),
    datePublished: date.on,
    author: { '@type': 'Person', name: author },
    publisher: businessReference,
    mainEntityOfPage: pageUrl(`/blog/${id}`),
    inLanguage: wordsOf(locale).language,
  };
}
