import type { FAQPage } from 'schema-dts';
import { getDictionary } from '@/content/dictionary';
import type { FaqWords, Locale } from '@/content/types';
import { pageUrl } from '../../pages/urls';

/** A few suffice: search engines no longer show them, and assistants read the page. */
const mostQuestions = 10;

/** An answer with a bracketed placeholder is incomplete. */
const placeholder = /\[[^\]]+\]/;

/** The first answered question of each of the first subjects. */
export function faqNode(subjects: readonly FaqWords[], locale: Locale): FAQPage {
  const answered = subjects.flatMap(({ faqs }) => {
    const first = faqs.find(({ q, a }) => !placeholder.test(q + a));
    return first ? [first] : [];
  });
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
