import { blinds, curtains } from '@/content/collections';
import type { Path } from '@/content/routes';
import type { Category, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from '@/lib/category-path';
import { listed } from '@/lib/listed';

export interface MenuLink {
  readonly path: Path;
  readonly name: string;
  /** The pages below this one, the page itself first. */
  readonly below?: readonly MenuLink[];
}

/** Links to category pages by their short names, in the order of their files. */
export function categoryLinks(
  categories: readonly Category[],
  locale: Locale,
): readonly MenuLink[] {
  return listed(categories).map((category) => ({
    path: categoryPath(category),
    name: category.words[locale].name,
  }));
}

/** The header's navigation (reading of the specification, page shell). */
export function mainMenu(locale: Locale): readonly MenuLink[] {
  const { navigation } = wordsOf(locale);
  const link = (path: Exclude<keyof typeof navigation, `all${string}`>): MenuLink => ({
    path,
    name: navigation[path],
  });
  return [
    link('/'),
    {
      ...link('/curtains'),
      below: [
        { path: '/curtains', name: navigation.allCurtains },
        ...categoryLinks(curtains, locale),
      ],
    },
    {
      ...link('/blinds'),
      below: [{ path: '/blinds', name: navigation.allBlinds }, ...categoryLinks(blinds, locale)],
    },
    link('/service'),
    link('/gallery'),
    link('/portfolio'),
    link('/blog'),
    link('/about'),
    link('/contact'),
  ];
}
