import type { FaqWords } from '@/content/types';
import { uniqueSlugs } from '@/lib/text/slug';

interface FaqItem {
  /** Id of the answer, made from the question. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The table that its link leads to, if it has one. */
  readonly see: FaqWords['faqs'][number]['see'];
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
}

/** The questions by subject, each with an id that is unique on the page. */
export function faqGroups(categories: readonly FaqWords[]): readonly FaqGroup[] {
  const idOf = uniqueSlugs();
  // Subjects first, so that no question gets a subject's short id.
  const subjects = categories.map(({ category, faqs }) => ({ id: idOf(category), category, faqs }));
  return subjects.map(({ id, category, faqs }) => ({
    id,
    title: category,
    items: faqs.map(({ q, a, see }) => ({ id: idOf(q), question: q, answer: a, see })),
  }));
}
