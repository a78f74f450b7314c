import type { Path, StaticPath } from '@/config/paths';
import { getDictionary } from '@/lib/content/dictionary';
import type { Category, Locale, PictureId, Service } from '@/lib/content/types';
import { categoryPages, servicePages } from '@/lib/pages/entry-pages';
import type { EntryPage } from '@/lib/pages/page';
import { menuPaths } from '@/lib/pages/static-pages';

export interface MenuLink {
  readonly path: Path;
  readonly name: string;
  readonly picture?: PictureId;
  /** The pages below this one, the page itself last. */
  readonly below?: readonly MenuLink[];
}

function linkTo(path: StaticPath, locale: Locale): MenuLink {
  return { path, name: getDictionary(locale).navigation[path] };
}

function productLinks(kind: Category['kind'], locale: Locale): readonly MenuLink[] {
  return categoryPages(kind, locale).map(({ path, picture, entry }) => ({
    path,
    name: entry.words[locale].name,
    picture,
  }));
}

function serviceLinks(pages: readonly EntryPage<Service>[], locale: Locale): readonly MenuLink[] {
  return pages.map(({ path, heading, entry }) => ({
    path,
    name: entry.words[locale].menu ?? heading,
  }));
}

function linksBelow(path: StaticPath, locale: Locale): readonly MenuLink[] | undefined {
  const { allCurtains, allBlinds, allServices } = getDictionary(locale).navigation;
  if (path === '/curtains')
    return [...productLinks('curtains', locale), { path, name: allCurtains }];
  if (path === '/blinds') return [...productLinks('blinds', locale), { path, name: allBlinds }];
  if (path === '/service')
    return [...serviceLinks(servicePages(locale), locale), { path, name: allServices }];
  return undefined;
}

export function mainMenu(locale: Locale): readonly MenuLink[] {
  return menuPaths('header').map((path) => {
    const below = linksBelow(path, locale);
    return { ...linkTo(path, locale), ...(below && { below }) };
  });
}

/** Below the row: services that are looked for by another name, and pages that the row lacks. */
export function panelMenu(locale: Locale): readonly MenuLink[] {
  const named = servicePages(locale).filter(({ entry }) => entry.words[locale].menu);
  return [
    ...serviceLinks(named, locale),
    ...menuPaths('panel').map((path) => linkTo(path, locale)),
  ];
}

export interface LinkColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export function footerColumns(locale: Locale): readonly LinkColumn[] {
  const { footer } = getDictionary(locale);
  return (['products', 'shop'] as const)
    .map((menu) => ({
      title: footer[menu],
      links: menuPaths(menu).map((path) => linkTo(path, locale)),
    }))
    .filter(({ links }) => links.length > 0);
}
