import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Path } from '@/content/routes';
import { pageUrl } from '../absolute';

interface NamedPage {
  readonly name: string;
  readonly path: Path;
}

/** The trail of pages, the same that stands above the heading. */
export function breadcrumbList(trail: readonly NamedPage[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  };
}

/** The pages that a page lists, in its order. */
export function itemList(name: string, pages: readonly NamedPage[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: pageUrl(page.path),
    })),
  };
}
