import type { BlogPosting } from 'schema-dts';
import { getDictionary } from '@/content/dictionary';
import type { Post } from '@/content/types';
import { pictureUrl } from '../../media/urls';
import type { EntryPage } from '../../pages/page';
import { pageUrl } from '../../pages/urls';
import { businessReference } from './ids';

/** A blog post. A sample names no author and, dated by its age, no day. */
export function blogPosting(page: EntryPage<Post>): BlogPosting {
  const { entry, path, locale, sample, heading, description, picture } = page;
  const { date, words } = entry;
  return {
    '@type': 'BlogPosting',
    headline: heading,
    description,
    image: pictureUrl(picture),
    ...(date.on && { datePublished: date.on }),
    author: sample ? businessReference(locale) : { '@type': 'Person', name: words[locale].author },
    publisher: businessReference(locale),
    mainEntityOfPage: pageUrl(path, locale),
    inLanguage: getDictionary(locale).language,
  };
}
