import { type StaticPath, staticPaths } from '@/config/paths';
import { type ContentEntry, valueAt } from '@/lib/schema/issue';
import { pathOf } from '@/lib/schema/pages/static-pages';

/** Lists without which a page does not exist: a collection, or a field of an entry. */
const lists: Readonly<Record<string, { readonly page: StaticPath; readonly field?: string }>> = {
  curtains: { page: '/curtains' },
  blinds: { page: '/blinds' },
  services: { page: '/service' },
  posts: { page: '/blog' },
  projects: { page: '/portfolio' },
  faqSubjects: { page: '/faq' },
  galleryPage: { page: '/gallery', field: 'sections' },
  stockCloths: { page: '/cloths', field: 'colours' },
  prices: { page: '/prices', field: 'products' },
};

export const staticPageOf = ({ collection }: ContentEntry): string | undefined =>
  collection.endsWith('Page') ? pathOf(collection) : lists[collection]?.page;

/** The static pages that are not switched off and have entries to list; the content may be wrong. */
export function publishedOf(entries: readonly ContentEntry[]): ReadonlySet<string> {
  const filled = entries.map(({ collection, value }) => {
    const { page, field } = lists[collection] ?? {};
    return !field || Object(valueAt(value, [field])).length > 0 ? page : undefined;
  });
  const off = entries.filter(({ value }) => valueAt(value, ['shown']) === false);
  const hidden = new Set([
    ...off.map(staticPageOf),
    ...Object.values(lists).flatMap(({ page }) => (filled.includes(page) ? [] : page)),
  ]);
  return new Set(staticPaths.filter((path) => !hidden.has(path)));
}

export function publishedEntries(entries: readonly ContentEntry[]): readonly ContentEntry[] {
  const published = publishedOf(entries);
  return entries.filter((entry) => {
    const page = staticPageOf(entry);
    return !page || published.has(page);
  });
}

/** All pages that there can be, published or not. */
export const pagesOf = (entries: readonly ContentEntry[]): ReadonlySet<string> =>
  new Set([
    ...staticPaths,
    ...entries.flatMap(({ collection, id }) => {
      const { page, field } = lists[collection] ?? {};
      return page && !field && page !== '/faq' ? `${page}/${id}` : [];
    }),
  ]);
