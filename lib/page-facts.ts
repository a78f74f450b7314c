import { blinds, curtains, posts, projects, services } from '@/content/collections';
import { pagePictures } from '@/content/page-pictures';
import type { PictureId } from '@/content/pictures';
import { type Path, type StaticPath, staticPaths } from '@/content/routes';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPath } from './category-path';

/** What link previews, the sitemap and structured data say of a page. */
export interface PageFacts {
  readonly path: Path;
  /** The page's own heading, or the one that says best what it shows. */
  readonly heading: string;
  /** For search results: 110 to 160 characters. */
  readonly description: string;
  readonly picture: PictureId;
}

function staticFacts(path: StaticPath, locale: Locale): PageFacts {
  const words = wordsOf(locale);
  const { home, ...pages } = {
    home: words.home,
    '/service': words.servicesPage,
    '/gallery': words.galleryPage,
    '/curtains': words.curtainsPage,
    '/blinds': words.blindsPage,
    '/portfolio': words.portfolioPage,
    '/blog': words.blogPage,
    '/about': words.aboutPage,
    '/contact': words.contactPage,
    '/faq': words.faqPage,
    '/terms': words.termsPage,
  };
  const { heading, description } =
    path === '/'
      ? { heading: home.hero.slides[0].title, description: home.description }
      : pages[path];
  return { path, heading, description, picture: pagePictures[path] };
}

function allFacts(locale: Locale): readonly PageFacts[] {
  return [
    ...staticPaths.map((path) => staticFacts(path, locale)),
    ...[...curtains, ...blinds].map((category) => ({
      path: categoryPath(category),
      heading: category.words[locale].heading,
      description: category.words[locale].description,
      picture: category.banner,
    })),
    ...services.map(({ id, image, words }) => ({
      path: `/service/${id}` as const,
      heading: words[locale].title,
      description: words[locale].summary,
      picture: image,
    })),
    ...posts.map(({ id, image, words }) => ({
      path: `/blog/${id}` as const,
      heading: words[locale].title,
      description: words[locale].summary,
      picture: image,
    })),
    ...projects.map(({ id, image, words }) => ({
      path: `/portfolio/${id}` as const,
      heading: words[locale].title,
      description: words[locale].summary,
      picture: image,
    })),
  ];
}

/** The facts of one page, out of its content. */
export function pageFacts(path: Path, locale: Locale): PageFacts {
  const facts = allFacts(locale).find((page) => page.path === path);
  if (!facts) throw new Error(`lib/page-facts.ts knows nothing of ${path}`);
  return facts;
}
