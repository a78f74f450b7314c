import type { BlogPosting } from 'schema-dts';
import type { Post } from '@/content/types';
import { wordsOf } from '@/content/words';
import { pictureUrl } from '../media-urls';
import type { EntryPage } from '../pages/page';
import { pageUrl } from '../urls';
import { businessReference } from './ids';

/** A blog post; none for samples and for posts with relative dates. */
export function blogPosting(page: EntryPage<Post>): BlogPosting | undefined {
  const { entry, path, locale, sample, heading, description, picture } = page;
  const { date, words } = entry;
  if (sample || date.on === undefined) return undefined;
  return {
    '@type': 'BlogPosting',
    headline: heading,
    description,
    image: pictureUrl(picture),
    datePublished: date.on,
    author: { '@type': 'Person', name: words[locale].author },
    publisher: businessReference(locale),
    mainEntityOfPage: pageUrl(path, locale),
    inLanguage: wordsOf(locale).language,
  };
}
