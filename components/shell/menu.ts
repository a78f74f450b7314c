import type { Path, StaticPath } from '@/config/paths';
import {
  type Category,
  getDictionary,
  inLanguage,
  type Locale,
  type PictureId,
  type Service,
} from '@/lib/content';
import { blindsPage, curtainsPage } from '@/lib/content/collections';
import { categoryPages, type EntryPage, menuPaths, servicePages } from '@/lib/pages';

export interface MenuLink {
  readonly path: Path;
  readonly name: string;
  readonly picture?: PictureId;
  /** The pages below this one, the page itself last. */
  readonly below?: readonly MenuLink[] | undefined;
}

export const linksOf = (menu: Parameters<typeof menuPaths>[0], locale: Locale) =>
  menuPaths(menu).map((path) => ({ path, name: getDictionary(locale).navigation[path] }));

const productLinks = (kind: Category['kind'], locale: Locale): readonly MenuLink[] =>
  categoryPages(kind, locale).map(({ path, picture, entry }) => {
    return { path, name: inLanguage(entry, locale).name, picture };
  });

const serviceLinks = (pages: readonly EntryPage<Service>[], locale: Locale) =>
  pages.map(({ path, heading, entry }): MenuLink => {
    return { path, name: inLanguage(entry, locale).menu ?? heading };
  });

export function mainMenu(locale: Locale): readonly MenuLink[] {
  const { allCurtains, allBlinds, allServices } = getDictionary(locale).navigation;
  const below: Partial<Record<StaticPath, readonly MenuLink[]>> = {
    '/curtains': [
      ...productLinks('curtains', locale),
      { path: '/curtains', name: allCurtains, picture: curtainsPage.picture },
    ],
    '/blinds': [
      ...productLinks('blinds', locale),
      { path: '/blinds', name: allBlinds, picture: blindsPage.picture },
    ],
    '/service': [
      ...serviceLinks(servicePages(locale), locale),
      { path: '/service', name: allServices },
    ],
  };
  return linksOf('header', locale).map((link) => ({ ...link, below: below[link.path] }));
}

/** Below the row: services that are looked for by another name, and pages that the row lacks. */
export function panelMenu(locale: Locale): readonly MenuLink[] {
  const named = servicePages(locale).filter(({ entry }) => inLanguage(entry, locale).menu);
  return [...serviceLinks(named, locale), ...linksOf('panel', locale)];
}
