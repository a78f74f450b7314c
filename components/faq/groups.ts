import GithubSlugger from 'github-slugger';
import type { FaqWords } from '@/lib/content/types';

/** Questions by subject, with ids made from their texts. */
export function faqGroups(categories: readonly FaqWords[]) {
  const slugger = new GithubSlugger();
  return categories.map(({ category, faqs }) => ({
    id: slugger.slug(category),
    title: category,
    items: faqs.map((item) => ({ ...item, id: slugger.slug(item.q) })),
  }));
}

export type FaqGroup = ReturnType<typeof faqGroups>[number];
