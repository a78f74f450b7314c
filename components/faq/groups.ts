import GithubSlugger from 'github-slugger';
import type { FaqWords } from '@/lib/content/types';

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  /** The id of an answer is made from the question. */
  readonly items: readonly (FaqWords['faqs'][number] & { readonly id: string })[];
}

export function faqGroups(categories: readonly FaqWords[]): readonly FaqGroup[] {
  const slugger = new GithubSlugger();
  // Subjects first, so that no question gets a subject's short id.
  const subjects = categories.map(({ category, faqs }) => ({
    id: slugger.slug(category),
    category,
    faqs,
  }));
  return subjects.map(({ id, category, faqs }) => ({
    id,
    title: category,
    items: faqs.map((item) => ({ ...item, id: slugger.slug(item.q) })),
  }));
}
