import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { NotFoundMessage } from '@/components/error/NotFoundMessage';
import { defaultLocale, type Locale, locales } from '@/config/locales';
import type { StaticPath } from '@/config/paths';
import { getDictionary, inLanguage, site } from '@/lib/content';
import {
  type CurrentPage,
  categoryPages,
  type Page,
  type PageProps,
  postPages,
  projectPages,
  publishedPaths,
  servicePages,
  staticPage,
} from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { localPath } from '@/lib/urls';
import { AboutPage } from './AboutPage';
import { BlogPage, PostPage } from './BlogPages';
import { BlindsPage, CategoryPage, LandingPage } from './CategoryPages';
import { ClothsPage } from './ClothsPage';
import { ContactPage } from './ContactPage';
import { FaqPage } from './FaqPage';
import { GalleryPage } from './GalleryPage';
import { HomePage } from './HomePage';
import { MeasurePage } from './MeasurePage';
import { OfflinePage } from './OfflinePage';
import { PortfolioPage, ProjectPage } from './PortfolioPages';
import { PricesPage } from './PricesPage';
import { ServicePage, ServicesPage } from './ServicePages';
import { TermsPage } from './TermsPage';
import { VisitPage } from './VisitPage';

type Template<P extends Page> = ComponentType<PageProps<P>>;

const templates: Readonly<Record<StaticPath, Template<Page>>> = {
  '/': HomePage,
  '/curtains': LandingPage,
  '/blinds': BlindsPage,
  '/service': ServicesPage,
  '/cloths': ClothsPage,
  '/gallery': GalleryPage,
  '/measure': MeasurePage,
  '/visit': VisitPage,
  '/prices': PricesPage,
  '/about': AboutPage,
  '/portfolio': PortfolioPage,
  '/blog': BlogPage,
  '/faq': FaqPage,
  '/contact': ContactPage,
  '/terms': TermsPage,
};

interface Route {
  readonly page: CurrentPage;
  readonly metadata: Metadata;
  readonly content: ReactNode;
}

type Entry = readonly [address: string, route: () => Route];

function pageRoute<P extends Page>(page: P, Template: Template<P>): Entry {
  const { path, locale } = page;
  const content = <Template page={page} locale={locale} />;
  return [localPath(path, locale), () => ({ page, metadata: pageMetadata(page), content })];
}

/** A page outside the registry, which the service worker ('offline') or the host ('notFound') serves instead of another. */
function unlistedRoute(
  path: string,
  name: 'offline' | 'notFound',
  locale: Locale,
  content: ReactNode,
): Entry {
  const { chat, errors } = getDictionary(locale);
  const title = `${inLanguage(site, locale).name} | ${errors[name].title}`;
  return [
    localPath(path, locale),
    () => ({
      page: { locale, greeting: chat[name] },
      metadata: { title, robots: { index: false } },
      content,
    }),
  ];
}

const routesIn = (locale: Locale): readonly Entry[] => [
  ...publishedPaths.map((path) => pageRoute(staticPage(path, locale), templates[path])),
  ...categoryPages('curtains', locale).map((page) => pageRoute(page, CategoryPage)),
  ...categoryPages('blinds', locale).map((page) => pageRoute(page, CategoryPage)),
  ...servicePages(locale).map((page) => pageRoute(page, ServicePage)),
  ...postPages(locale).map((page) => pageRoute(page, PostPage)),
  ...projectPages(locale).map((page) => pageRoute(page, ProjectPage)),
  unlistedRoute('/offline', 'offline', locale, <OfflinePage locale={locale} />),
  // For hosts that select it by path; the default language's is app/global-not-found.tsx.
  ...(locale === defaultLocale
    ? []
    : [unlistedRoute('/404', 'notFound', locale, <NotFoundMessage locale={locale} main last />)]),
];

const routes = new Map(locales.flatMap(routesIn));

export const addresses: readonly string[][] = [...routes.keys()].map((address) =>
  address.split('/').filter(Boolean),
);

export const routeAt = (segments: readonly string[] = []): Route =>
  routes.get(`/${segments.join('/')}`)?.() ?? notFound();
