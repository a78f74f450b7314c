import type { BlogPosting, BreadcrumbList } from 'schema-dts';
import { getDictionary, inLanguage, type Locale, type Post } from '@/lib/content';
import { startOfDay } from '@/lib/hours/shop-time';
import { pictureUrl } from '@/lib/media/index';
import type { Crumb, EntryPage } from '@/lib/pages/page';
import { pageUrl } from '@/lib/urls';
import { businessReference } from './business';

export function breadcrumbList(crumbs: readonly Crumb[], locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, locale),
    })),
  };
}

/** A blog post. A sample names no author and, dated by its age, no day. */
export function blogPosting(page: EntryPage<Post>): BlogPosting {
  const { entry, path, locale, sample, heading, description, picture } = page;
  const { author, date } = inLanguage(entry, locale);
  return {
    '@type': 'BlogPosting',
    headline: heading,
    description,
    image: pictureUrl(picture),
    ...(date.on && { datePublished: startOfDay(date.on) }),
    author: sample ? businessReference(locale) : { '@type': 'Person', name: author },
    publisher: businessReference(locale),
    mainEntityOfPage: pageUrl(path, locale),
    inLanguage: getDictionary(locale).language,
  };
}
