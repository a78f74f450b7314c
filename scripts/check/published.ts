import { pagePaths, type StaticPath } from '@/content/schema/static-pages';
import { valueAt } from './content-issue';

interface Entry {
  readonly collection: string;
  readonly id: string;
  readonly value: unknown;
}

/** Lists without which a page does not exist: a collection, or a field of an entry. */
const lists: Readonly<Record<string, { readonly page: StaticPath; readonly field?: string }>> = {
  curtains: { page: '/curtains' },
  blinds: { page: '/blinds' },
  services: { page: '/service' },
  posts: { page: '/blog' },
  projects: { page: '/portfolio' },
  faqSubjects: { page: '/faq' },
  galleryPage: { page: '/gallery', field: 'sections' },
  prices: { page: '/prices', field: 'products' },
};

/** The static page that an entry is, or that lists its collection. */
function staticPageOf({ collection, id }: Entry): string | undefined {
  if (collection.endsWith('Page')) return `/${id}`;
  const { page, field } = lists[collection] ?? {};
  return field ? undefined : page;
}

/** The static pages that are not switched off and have entries to list; the content may be wrong. */
export function publishedOf(entries: readonly Entry[]): ReadonlySet<StaticPath> {
  const isFilled = (path: StaticPath) =>
    entries.some(({ collection, value }) => {
      const { page, field } = lists[collection] ?? {};
      return page === path && (!field || Object(valueAt(value, [field])).length > 0);
    });
  const empty = Object.values(lists).filter(({ page }) => !isFilled(page));
  const switchedOff = entries
    .filter(({ value }) => valueAt(value, ['published']) === false)
    .map(staticPageOf);
  const off = new Set([...empty.map(({ page }) => page), ...switchedOff]);
  return new Set(pagePaths.filter((path) => !off.has(path)));
}

/** Published entries; unpublished ones may be incomplete. */
export function publishedEntries<E extends Entry>(entries: readonly E[]): readonly E[] {
  const published = publishedOf(entries);
  const off = new Set<string | undefined>(pagePaths.filter((path) => !published.has(path)));
  const hidesClients = entries.some(({ value }) => valueAt(value, ['clientsPublished']) === false);
  return entries.filter(
    (entry) => !off.has(staticPageOf(entry)) && !(entry.collection === 'clients' && hidesClients),
  );
}

/** The paths of pages made of entries. */
const ownPages = (entries: readonly Entry[]) =>
  entries.flatMap(({ collection, id }) => {
    const { page, field } = lists[collection] ?? {};
    return page && !field && page !== '/faq' ? [`${page}/${id}`] : [];
  });

/** The paths of all pages, including unpublished ones. */
export const pagesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set([...pagePaths, ...ownPages(entries)]);

/** The paths of published pages. */
export const publishedPagesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set([...publishedOf(entries), ...ownPages(publishedEntries(entries))]);
