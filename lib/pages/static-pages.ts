import { oncePerLocale } from '@/config/locales';
import { type StaticPath, staticPaths } from '@/config/paths';
import { inLanguage, type Locale, type Site, site } from '@/lib/content';
import {
  galleryPage,
  homePage,
  staticPages as pageEntries,
  publishedPages,
  samplePages,
} from '@/lib/content/collections';
import type { menus } from '@/lib/schema/pages/static-pages';
import type { Page } from './page';

export const publishedPaths: readonly StaticPath[] = staticPaths
  .filter((path) => publishedPages.includes(path))
  .toSorted((a, b) => pageEntries[a].order - pageEntries[b].order);

const galleryItems = galleryPage.sections.flatMap(({ items }) => items);

/** Titles of documents that are not '{product} | {title}' (docs/requirements.md 1.2). */
const tabTitles: Partial<Record<StaticPath, (title: string, shop: Site['words']['en']) => string>> =
  {
    '/service': (title, { secondName }) => `${secondName} | ${title}`,
    '/contact': (title, { name }) => `${title} | ${name}`,
  };

export function staticPage(path: StaticPath, locale: Locale): Page {
  const entry = pageEntries[path];
  const words = inLanguage(entry, locale);
  const shop = inLanguage(site, locale);
  const { title, description, greeting, menu } = words;
  return {
    path,
    locale,
    title: tabTitles[path]?.(title, shop) ?? `${shop.name} | ${title}`,
    heading: 'heading' in words ? words.heading : homePage.slides[0].title[locale],
    description,
    greeting,
    picture: 'picture' in entry ? entry.picture : homePage.slides[0].image,
    media: path === '/gallery' ? galleryItems : [],
    sample: samplePages.includes(path),
    breadcrumbs: path === '/' ? [] : [{ name: menu, path }],
  };
}

export const staticPages = oncePerLocale((locale) =>
  publishedPaths.map((path) => staticPage(path, locale)),
);

export const menuPaths = (menu: (typeof menus)[number]): readonly StaticPath[] =>
  publishedPaths.filter((path) => pageEntries[path].menus.includes(menu));
