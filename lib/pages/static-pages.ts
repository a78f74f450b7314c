import type { StaticPath } from '@/config/paths';
import { publishedPaths } from '@/config/published-paths';
import {
  aboutPage,
  blinds,
  blindsPage,
  blogPage,
  contactPage,
  curtains,
  curtainsPage,
  faqPage,
  galleryPage,
  homePage,
  measurePage,
  portfolioPage,
  posts,
  prices,
  pricesPage,
  projects,
  services,
  servicesPage,
  termsPage,
  visitPage,
} from '@/content/collections';
import { measureWords } from '@/content/measure';
import { site } from '@/content/site';
import type { Locale, Localized, PictureId, Site } from '@/content/types';
import { wordsOf } from '@/content/words';
import { type CaptionedMedia, captioned, withAltTexts } from './media';
import { oncePerLocale, type Page } from './page';

type Menu = 'header' | 'footer';

interface StaticPage {
  /** Its entry in `content/pages/`. */
  readonly entry: {
    readonly picture?: PictureId;
    readonly words: Localized<{ title: string; description: string; heading?: string }>;
  };
  /** Menus that list it. */
  readonly menus: readonly Menu[];
  readonly media?: (locale: Locale) => readonly CaptionedMedia[];
  readonly sample?: boolean;
  /** The document's title, if it is not '{product} | {title}'. */
  readonly tabTitle?: (title: string, shop: Site['words']['en']) => string;
}

const both: readonly Menu[] = ['header', 'footer'];

const pictures = (ids: readonly PictureId[]) => (locale: Locale) => withAltTexts(ids, locale);

function homeMedia(locale: Locale): readonly CaptionedMedia[] {
  const { slides, curtainCards, featureImages } = homePage;
  const shown = [...slides, ...curtainCards].map(({ image }) => image);
  return withAltTexts([...shown, ...featureImages], locale);
}

function galleryMedia(locale: Locale): readonly CaptionedMedia[] {
  const { sections } = galleryPage.words[locale];
  return galleryPage.sections.flatMap(({ films, stills }, index) => [
    ...captioned(films, sections[index]?.filmCaptions ?? []),
    ...captioned(stills, sections[index]?.stillCaptions ?? []),
  ]);
}

function aboutMedia(locale: Locale): readonly CaptionedMedia[] {
  const items = aboutPage.workPictures.map((src) => ({ type: 'image', src }) as const);
  return captioned(items, aboutPage.words[locale].work.captions);
}

/** Pages that are not made of a collection's entries. */
const definitions: Readonly<Record<StaticPath, StaticPage>> = {
  '/': { entry: homePage, menus: ['header'], media: homeMedia },
  '/curtains': {
    entry: curtainsPage,
    menus: ['header'],
    media: pictures(curtains.map(({ banner }) => banner)),
  },
  '/blinds': {
    entry: blindsPage,
    menus: ['header'],
    media: pictures(blinds.map(({ banner }) => banner)),
  },
  '/service': {
    entry: servicesPage,
    menus: ['header'],
    media: pictures(services.map(({ image }) => image)),
    // Only this page uses the business's second name (docs/requirements.md 1.2).
    tabTitle: (title, { secondName }) => `${secondName} | ${title}`,
  },
  '/gallery': { entry: galleryPage, menus: both, media: galleryMedia },
  '/measure': {
    entry: {
      ...measurePage,
      words: { en: measureWords.en.page, ar: measureWords.ar.page },
    },
    menus: both,
  },
  '/prices': { entry: pricesPage, menus: ['footer'], sample: prices.sample },
  '/visit': { entry: visitPage, menus: ['footer'] },
  '/portfolio': {
    entry: portfolioPage,
    menus: both,
    sample: projects.every(({ sample }) => sample),
  },
  '/blog': { entry: blogPage, menus: both, sample: posts.every(({ sample }) => sample) },
  '/about': { entry: aboutPage, menus: both, media: aboutMedia },
  '/contact': {
    entry: contactPage,
    menus: both,
    tabTitle: (title, { name }) => `${title} | ${name}`,
  },
  '/faq': { entry: faqPage, menus: ['footer'] },
  '/terms': { entry: termsPage, menus: ['footer'], sample: termsPage.sample },
};

/** A page that is not made of a collection's entry. */
export function staticPage(path: StaticPath, locale: Locale): Page {
  const { entry, media, sample = false, tabTitle } = definitions[path];
  const { chat, navigation } = wordsOf(locale);
  const shop = site.words[locale];
  const {
    title,
    description,
    heading = homePage.words[locale].hero.slides[0].title,
  } = entry.words[locale];
  return {
    path,
    locale,
    title: tabTitle?.(title, shop) ?? `${shop.name} | ${title}`,
    heading,
    description,
    greeting: chat.pages[path],
    picture: entry.picture ?? homePage.slides[0].image,
    media: media?.(locale) ?? [],
    sample,
    breadcrumbs: path === '/' ? [] : [{ name: navigation[path], path }],
  };
}

/** All that are published, in the order of menus. */
export const staticPages = oncePerLocale((locale) =>
  publishedPaths.map((path) => staticPage(path, locale)),
);

/** The pages that a menu names, in its order. */
export function menuPaths(menu: Menu): readonly StaticPath[] {
  return publishedPaths.filter((path) => definitions[path].menus.includes(menu));
}
