import type { BlogPosting, BreadcrumbList, FAQPage } from 'schema-dts';
import { startOfDay } from '@/components/hours/shop-time';
import { getDictionary } from '@/lib/content/dictionary';
import type { FaqWords, Locale, Post } from '@/lib/content/types';
import { pictureUrl } from '@/lib/media/index';
import type { Crumb, EntryPage } from '@/lib/pages/page';
import { placeholder } from '@/lib/text/fill';
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

/** A few suffice: search engines no longer show them, and assistants read the page. */
const mostQuestions = 10;

/** The first answered question of each of the first subjects. */
export function faqNode(subjects: readonly FaqWords[], locale: Locale): FAQPage {
  const answered = subjects.flatMap(
    ({ faqs }) => faqs.find(({ q, a }) => !placeholder.test(q + a)) ?? [],
  );
  const inLanguage = getDictionary(locale).language;
  return {
    '@type': 'FAQPage',
    '@id': `${pageUrl('/faq', locale)}#questions`,
    inLanguage,
    mainEntity: answered.slice(0, mostQuestions).map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      inLanguage,
      acceptedAnswer: { '@type': 'Answer', text: a, inLanguage },
    })),
  };
}

/** A blog post. A sample names no author and, dated by its age, no day. */
export function blogPosting(page: EntryPage<Post>): BlogPosting {
  const { entry, path, locale, sample, heading, description, picture } = page;
  const { date, words } = entry;
  return {
    '@type': 'BlogPosting',
    headline: heading,
    description,
    image: pictureUrl(picture),
    ...(date.on && { datePublished: startOfDay(date.on) }),
    author: sample ? businessReference(locale) : { '@type': 'Person', name: words[locale].author },
    publisher: businessReference(locale),
    mainEntityOfPage: pageUrl(path, locale),
    inLanguage: getDictionary(locale).language,
  };
}
