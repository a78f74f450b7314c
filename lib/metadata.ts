import type { Metadata, Viewport } from 'next';
import { isSample, type Path } from '@/content/routes';
import { site } from '@/content/site';
import type { Category, Locale } from '@/content/types';
import { environment } from './environment';
import { pageHref } from './page-href';

/** What all pages share in their heads. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(environment.siteUrl),
  applicationName: site.name,
  formatDetection: { telephone: false, address: false, email: false },
};

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FBF7F1' },
    { media: '(prefers-color-scheme: dark)', color: '#17100B' },
  ],
};

interface PageMetadata {
  readonly path: Path;
  /** Name of the page; the tab shows it as `{product} | {title}` unless `tabTitle` says otherwise. */
  readonly title: string;
  readonly description: string;
  readonly tabTitle?: string;
}

/** Title, description, canonical address and previews of one page. */
export function pageMetadata({ path, title, description, tabTitle }: PageMetadata): Metadata {
  return {
    title: tabTitle ?? `${site.name} | ${title}`,
    description,
    alternates: { canonical: pageHref(path) },
    ...(isSample(path) && { robots: { index: false } }),
  };
}

/** Metadata of a category page. */
export function categoryMetadata({ kind, slug, words }: Category, locale: Locale): Metadata {
  const { heading, description } = words[locale];
  // Slug and kind belong together; the compiler cannot pair them here.
  return pageMetadata({ path: `/${kind}/${slug}` as Path, title: heading, description });
}
