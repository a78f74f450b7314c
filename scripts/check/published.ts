import { pagePaths, type StaticPath } from '@/content/schema/static-pages';
import { valueAt } from './content-issue';

interface Entry {
  readonly collection: string;
  readonly id: string;
  readonly value: unknown;
}

/** Collections that are pages or parts of one, by the page that lists them. */
const listedOn: Readonly<Record<string, StaticPath>> = {
  curtains: '/curtains',
  blinds: '/blinds',
  services: '/service',
  posts: '/blog',
  projects: '/portfolio',
  faqSubjects: '/faq',
};

/** Lists within an entry without which its page does not exist. */
const listedWithin: Partial<Record<StaticPath, readonly [collection: string, list: string]>> = {
  '/gallery': ['galleryPage', 'sections'],
  '/prices': ['prices', 'products'],
};

const isPageOf = (path: string, { collection, id }: Entry) =>
  collection.endsWith('Page') && `/${id}` === path;

/** The rule of lib/pages/published-paths.ts, for content that may be wrong. */
export function publishedOf(entries: readonly Entry[]): ReadonlySet<StaticPath> {
  const isOff = (path: StaticPath) => {
    const [collection] = Object.entries(listedOn).find(([, page]) => page === path) ?? [];
    const pages = entries.filter((entry) => isPageOf(path, entry));
    const [holder, list = ''] = listedWithin[path] ?? [];
    const items = entries.flatMap(({ collection: own, value }) =>
      own === holder ? (valueAt(value, [list]) ?? []) : [],
    );
    return (
      (collection && !entries.some((entry) => entry.collection === collection)) ||
      (holder && items.length === 0) ||
      pages.some(({ value }) => valueAt(value, ['published']) === false)
    );
  };
  return new Set(pagePaths.filter((path) => !isOff(path)));
}

/** Published entries; unpublished ones may be incomplete. */
export function publishedEntries<E extends Entry>(entries: readonly E[]): readonly E[] {
  const published = publishedOf(entries);
  const showsClients = !entries.some(
    ({ collection, value }) =>
      collection === 'homePage' && valueAt(value, ['clientsPublished']) === false,
  );
  const isOff = (path: StaticPath) => !published.has(path);
  return entries.filter((entry) => {
    const list = listedOn[entry.collection];
    if (entry.collection === 'clients') return showsClients;
    return (
      !(list && isOff(list)) && !pagePaths.some((path) => isOff(path) && isPageOf(path, entry))
    );
  });
}

/** The paths of pages made of entries. */
const ownPages = (entries: readonly Entry[]) =>
  entries.flatMap(({ collection, id }) => {
    const list = collection === 'faqSubjects' ? undefined : listedOn[collection];
    return list ? [`${list}/${id}`] : [];
  });

/** The paths of all pages, including unpublished ones. */
export const pagesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set([...pagePaths, ...ownPages(entries)]);

/** The paths of published pages. */
export const publishedPagesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set([...publishedOf(entries), ...ownPages(publishedEntries(entries))]);
