import {
  aboutPage,
  blinds,
  blogPage,
  curtains,
  faqPage,
  faqSubjects,
  galleryPage,
  measurePage,
  portfolioPage,
  posts,
  prices,
  pricesPage,
  projects,
  services,
  termsPage,
  visitPage,
} from '../content/collections';
import { type StaticPath, staticPaths } from './paths';

/** Pages that the owner may switch off, and those that list entries: without one there is no such page. */
const shown: Partial<Record<StaticPath, boolean>> = {
  '/curtains': curtains.length > 0,
  '/blinds': blinds.length > 0,
  '/service': services.length > 0,
  '/gallery': galleryPage.published && galleryPage.sections.length > 0,
  '/portfolio': portfolioPage.published && projects.length > 0,
  '/blog': blogPage.published && posts.length > 0,
  '/measure': measurePage.published,
  '/prices': pricesPage.published && prices.products.length > 0,
  '/visit': visitPage.published,
  '/about': aboutPage.published,
  '/faq': faqPage.published && faqSubjects.length > 0,
  '/terms': termsPage.published,
};

/** Whether a page is on the site. */
export const isPublished = (path: StaticPath) => shown[path] ?? true;

/** The pages with a route of their own that are on the site. */
export const publishedPaths: readonly StaticPath[] = staticPaths.filter(isPublished);
