import { blinds, curtains, services } from '@/content/collections';
import type { Path } from '@/content/routes';
import type { Category, Locale } from '@/content/types';
import { type Words, wordsOf } from '@/content/words';
import { categoryPath } from '@/lib/category-path';
import { listed } from '@/lib/listed';

export interface MenuLink {
  readonly path: Path;
  readonly name: string;
  /** The pages below this one, the page itself first. */
  readonly below?: readonly MenuLink[];
}

/** Paths that have a name in the navigation. */
type NamedPath = Exclude<keyof Words['navigation'], `all${string}`>;

const linkTo = (path: NamedPath, locale: Locale): MenuLink => ({
  path,
  name: wordsOf(locale).navigation[path],
});

const categories: Readonly<Record<Category['kind'], readonly Category[]>> = { curtains, blinds };

/** The overview of curtains or blinds, then their pages by short names, in the order of their files. */
function withOverview(kind: Category['kind'], locale: Locale): readonly MenuLink[] {
  const { allCurtains, allBlinds } = wordsOf(locale).navigation;
  return [
    { path: `/${kind}`, name: kind === 'curtains' ? allCurtains : allBlinds },
    ...listed(categories[kind]).map((category) => ({
      path: categoryPath(category),
      name: category.words[locale].name,
    })),
  ];
}

/** The header's navigation (reading of the specification, page shell). */
export function mainMenu(locale: Locale): readonly MenuLink[] {
  const link = (path: NamedPath) => linkTo(path, locale);
  return [
    link('/'),
    { ...link('/curtains'), below: withOverview('curtains', locale) },
    { ...link('/blinds'), below: withOverview('blinds', locale) },
    link('/service'),
    link('/gallery'),
    link('/portfolio'),
    link('/blog'),
    link('/about'),
    link('/contact'),
  ];
}

export interface LinkColumn {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

/** The footer's columns of links: every section of the site. */
export function footerColumns(locale: Locale): readonly LinkColumn[] {
  const { footer, navigation } = wordsOf(locale);
  const shop = ['/gallery', '/portfolio', '/blog', '/about', '/contact', '/faq', '/terms'] as const;
  return [
    { title: navigation['/curtains'], links: withOverview('curtains', locale) },
    { title: navigation['/blinds'], links: withOverview('blinds', locale) },
    {
      title: footer.services,
      links: [
        linkTo('/service', locale),
        ...listed(services).map(({ id, words }) => ({
          path: `/service/${id}` as const,
          name: words[locale].title,
        })),
      ],
    },
    { title: footer.shop, links: shop.map((path) => linkTo(path, locale)) },
  ];
}
