import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import type { Locale } from '@/config/locales';
import type { StaticPath } from '@/content/paths';
import { setCurrentPage } from '@/lib/pages/current-page';
import type { EntryPage, Page } from '@/lib/pages/page';
import { isPublished } from '@/lib/pages/published-paths';
import { staticPage } from '@/lib/pages/static-pages';
import { pageMetadata } from '@/lib/seo/metadata';

type Template<P extends Page> = ComponentType<{ readonly page: P }>;

function render<P extends Page>(Template: Template<P>, page: P) {
  setCurrentPage(page);
  return <Template page={page} />;
}

/** The exports of a static page's route file. */
export function staticRoute(path: StaticPath, locale: Locale, Template: Template<Page>) {
  const page = staticPage(path, locale);
  return {
    metadata: pageMetadata(page),
    // Only `npm run dev` has routes of unpublished pages (next.config.ts).
    Page: () => (isPublished(path) ? render(Template, page) : notFound()),
  };
}

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

/** The last segment of a page's path: the parameter of its `[slug]` route. */
const slugOf = ({ path }: Page) => path.slice(path.lastIndexOf('/') + 1);

/** The exports of a `[slug]` route's file, for pages made of entries. */
export function entryRoute<P extends EntryPage<unknown>>(
  pages: readonly P[],
  Template: Template<P>,
) {
  const pageOf = async ({ params }: Props) => {
    const { slug } = await params;
    return pages.find((page) => slugOf(page) === slug) ?? notFound();
  };
  return {
    generateStaticParams: () => pages.map((page) => ({ slug: slugOf(page) })),
    generateMetadata: async (props: Props) => pageMetadata(await pageOf(props)),
    Page: async (props: Props) => render(Template, await pageOf(props)),
  };
}
