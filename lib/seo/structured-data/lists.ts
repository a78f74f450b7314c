import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Locale } from '@/config/locales';
import type { Crumb, Page } from '../../pages/page';
import { pageUrl } from '../../pages/urls';

/** The page's breadcrumbs. */
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

/** The pages that a page lists, in its order. */
export function itemList(name: string, pages: readonly Page[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map(({ heading, path, locale }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: heading,
      url: pageUrl(path, locale),
    })),
  };
}
