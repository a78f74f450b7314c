import { oncePerLocale } from '@/config/locales';
import {
  aboutPage,
  blinds,
  curtains,
  galleryPage,
  homePage,
  staticPages as pageEntries,
  posts,
  prices,
  projects,
  services,
  termsPage,
} from '@/content/collections';
import type { StaticPath } from '@/content/paths';
import { site } from '@/content/site';
import type { Locale, PictureId, Site } from '@/content/types';
import { type CaptionedMedia, captioned, withAltTexts } from './media';
import type { Page } from './page';
import { publishedPaths } from './published-paths';

type Menu = 'header' | 'footer';

const pictures = (ids: readonly PictureId[]) => (locale: Locale) => withAltTexts(ids, locale);

/** Pictures and films of pages that show more than their banner. */
const mediaOf: Partial<Record<StaticPath, (locale: Locale) => readonly CaptionedMedia[]>> = {
  '/': pictures([
    ...[...homePage.slides, ...homePage.curtainCards].map(({ image }) => image),
    ...homePage.featureImages,
  ]),
  '/curtains': pictures(curtains.map(({ banner }) => banner)),
  '/blinds': pictures(blinds.map(({ banner }) => banner)),
  '/service': pictures(services.map(({ image }) => image)),
  '/gallery': (locale) =>
    galleryPage.sections.flatMap(({ films, stills }, index) => {
      const words = galleryPage.words[locale].sections[index];
      return [
        ...captioned(films, words?.filmCaptions ?? []),
        ...captioned(stills, words?.stillCaptions ?? []),
      ];
    }),
  '/about': (locale) =>
    captioned(
      aboutPage.workPictures.map((src) => ({ type: 'image', src })),
      aboutPage.words[locale].work.captions,
    ),
};

/** Pages that are samples while all their entries are. */
const samples: Partial<Record<StaticPath, boolean>> = {
  '/prices': prices.sample,
  '/portfolio': projects.every(({ sample }) => sample),
  '/blog': posts.every(({ sample }) => sample),
  '/terms': termsPage.sample,
};

/** Titles of documents that are not '{product} | {title}' (docs/requirements.md 1.2). */
const tabTitles: Partial<Record<StaticPath, (title: string, shop: Site['words']['en']) => string>> =
  {
    '/service': (title, { secondName }) => `${secondName} | ${title}`,
    '/contact': (title, { name }) => `${title} | ${name}`,
  };

/** A page that is not made of a collection's entry. */
export function staticPage(path: StaticPath, locale: Locale): Page {
  const entry = pageEntries[path];
  const words = entry.words[locale];
  const shop = site.words[locale];
  const { title, description, greeting, menu } = words;
  return {
    path,
    locale,
    title: tabTitles[path]?.(title, shop) ?? `${shop.name} | ${title}`,
    heading: 'heading' in words ? words.heading : homePage.words[locale].hero.slides[0].title,
    description,
    greeting,
    picture: 'picture' in entry ? entry.picture : homePage.slides[0].image,
    media: mediaOf[path]?.(locale) ?? [],
    sample: samples[path] ?? false,
    breadcrumbs: path === '/' ? [] : [{ name: menu, path }],
  };
}

/** All published static pages, in the order of menus. */
export const staticPages = oncePerLocale((locale) =>
  publishedPaths.map((path) => staticPage(path, locale)),
);

/** The pages of a menu, in order. */
export function menuPaths(menu: Menu): readonly StaticPath[] {
  return publishedPaths.filter((path) => pageEntries[path].menus.includes(menu));
}
