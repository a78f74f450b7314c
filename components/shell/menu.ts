import type { Path, StaticPath } from '@/config/paths';
import { getDictionary } from '@/lib/content/dictionary';
import type { Category, Locale } from '@/lib/content/types';
import { categoryPages, servicePages } from '@/lib/pages/entry-pages';
import { menuEntries } from '@/lib/pages/menu-limit';
import { isPublished } from '@/lib/pages/published-paths';
import { menuPaths } from '@/lib/pages/static-pages';

export interface MenuLink {
  readonly path: Path;
  readonly name: string;
  /** The pages below this one, the page itself first. */
  readonly below?: readonly MenuLink[];
}

function linkTo(path: StaticPath, locale: Locale): MenuLink {
  return { path, name: getDictionary(locale).navigation[path] };
}

/** The overview of curtains or blinds, then their pages by short names, in their order. */
function withOverview(kind: Category['kind'], locale: Locale): readonly MenuLink[] {
  const { allCurtains, allBlinds } = getDictionary(locale).navigation;
  return [
    { path: `/${kind}`, name: kind === 'curtains' ? allCurtains : allBlinds },
    ...menuEntries(categoryPages(kind, locale)).map(({ path, entry }) => ({
      path,
      name: entry.words[locale].name,
    })),
  ];
}

/** The header's navigation: pages of products below their overviews. */
export function mainMenu(locale: Locale): readonly MenuLink[] {
  return menuPaths('header').map((path) => {
    const kind = (['curtains', 'blinds'] as const).find((each) => path === `/${each}`);
    return { ...linkTo(path, locale), ...(kind && { below: withOverview(kind, locale) }) };
  });
}

export interface LinkColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

/** The footer's columns of links: every section of the site. */
export function footerColumns(locale: Locale): readonly LinkColumn[] {
  const { footer, navigation } = getDictionary(locale);
  const columns = [
    { path: '/curtains', title: navigation['/curtains'], links: withOverview('curtains', locale) },
    { path: '/blinds', title: navigation['/blinds'], links: withOverview('blinds', locale) },
    {
      title: footer.shop,
      links: menuPaths('footer').map((path) => linkTo(path, locale)),
    },
    // Last, because it is long and may wrap to a separate row.
    {
      path: '/service',
      title: footer.services,
      links: [
        linkTo('/service', locale),
        ...menuEntries(servicePages(locale)).map(({ path, heading }) => ({ path, name: heading })),
      ],
    },
  ] as const;
  return columns.filter((column) =>
    'path' in column ? isPublished(column.path) : column.links.length > 0,
  );
}
