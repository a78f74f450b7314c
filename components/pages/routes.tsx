import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { NotFoundHalf } from '@/components/error/NotFoundHalf';
import { defaultLocale, type Locale } from '@/config/locales';
import { getDictionary } from '@/content/dictionary';
import type { StaticPath } from '@/content/paths';
import { site } from '@/content/site';
import { type CurrentPage, setCurrentPage } from '@/lib/pages/current-page';
import { categoryPages, postPages, projectPages, servicePages } from '@/lib/pages/entry-pages';
import type { Page, PageProps } from '@/lib/pages/page';
import { publishedPaths } from '@/lib/pages/published-paths';
import { staticPage } from '@/lib/pages/static-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { AboutPage } from './AboutPage';
import { BlogPage, PostPage } from './BlogPages';
import { CategoryPage } from './CategoryPage';
import { ContactPage } from './ContactPage';
import { FaqPage } from './FaqPage';
import { GalleryPage } from './GalleryPage';
import { HomePage } from './HomePage';
import { MeasurePage } from './MeasurePage';
import { OfflinePage } from './OfflinePage';
import { BlindsPage, LandingPage } from './OverviewPages';
import { PortfolioPage, ProjectPage } from './PortfolioPages';
import { PricesPage } from './PricesPage';
import { ServicePage } from './ServicePage';
import { ServicesPage } from './ServicesPage';
import { AccessibilityPage, TermsPage } from './StatementPages';
import { VisitPage } from './VisitPage';

type Template<P extends Page> = ComponentType<PageProps<P>>;

const templates: Readonly<Record<StaticPath, Template<Page>>> = {
  '/': HomePage,
  '/curtains': LandingPage,
  '/blinds': BlindsPage,
  '/service': ServicesPage,
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
  '/accessibility': AccessibilityPage,
};

interface Route {
  readonly path: string;
  readonly metadata: () => Metadata;
  readonly current: CurrentPage;
  readonly content: ReactNode;
}

const pageRoute = <P extends Page>(page: P, Template: Template<P>): Route => ({
  path: page.path,
  metadata: () => pageMetadata(page),
  current: page,
  content: <Template page={page} locale={page.locale} />,
});

/**
 * A route outside the registry of pages, which is served instead of another page: by the service worker ('offline') or by
 * the host ('notFound').
 */
function unlistedRoute(
  path: string,
  name: 'offline' | 'notFound',
  locale: Locale,
  content: ReactNode,
): Route {
  const { chat, errors } = getDictionary(locale);
  return {
    path,
    metadata: () => ({
      title: `${site.words[locale].name} | ${errors[name].title}`,
      robots: { index: false },
    }),
    current: { path: undefined, greeting: chat[name] },
    content,
  };
}

const routesOf = (locale: Locale): readonly Route[] => [
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
    : [unlistedRoute('/404', 'notFound', locale, <NotFoundHalf locale={locale} main last />)]),
];

interface Props {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

function render({ current, content }: Route): ReactNode {
  setCurrentPage(current);
  return content;
}

/** The exports of the one route file of a language. */
export function localRoute(locale: Locale) {
  const routes = new Map(routesOf(locale).map((route) => [route.path, route]));
  const routeOf = async ({ params }: Props) => {
    const { path = [] } = await params;
    return routes.get(`/${path.join('/')}`) ?? notFound();
  };
  return {
    generateStaticParams: () =>
      [...routes.keys()].map((path) => ({ path: path.split('/').filter(Boolean) })),
    generateMetadata: async (props: Props) => (await routeOf(props)).metadata(),
    page: async (props: Props) => render(await routeOf(props)),
  };
}
