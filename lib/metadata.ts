import type { Metadata, Viewport } from 'next';
import { isSample, type Path } from '@/content/routes';
import { site } from '@/content/site';
import type { Category, Locale } from '@/content/types';
import { day, evening } from '@/tailwind.config';
import { pageUrl } from './absolute';
import { withBasePath } from './base-path';
import { categoryPath } from './category-path';
import { environment } from './environment';
import { feedLink } from './feed';
import { linkPreview } from './link-preview';

/** What all pages share in their heads. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(environment.siteUrl),
  applicationName: site.name,
  // From public/, not from app/: there Next gives each address a hash, 70 bytes of every page (docs/build.md, first flight).
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '48x48' },
      { url: withBasePath('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: withBasePath('/apple-icon.png'),
  },
  formatDetection: { telephone: false, address: false, email: false },
};

/** The browser's own frame takes the colour of the page's ground. */
export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: day.background },
    { media: '(prefers-color-scheme: dark)', color: evening.background },
  ],
};

interface PageMetadata {
  readonly path: Path;
  /** Name of the page; the tab shows it as `{product} | {title}` unless `tabTitle` says otherwise. */
  readonly title: string;
  /** For search results: 110 to 160 characters. */
  readonly description: string;
  readonly tabTitle?: string;
}

/** Sample pages stay out of search engines; all others may be shown large. */
function robots(path: Path): NonNullable<Metadata['robots']> {
  return isSample(path) ? { index: false } : { 'max-image-preview': 'large' };
}

/** Title, description, canonical address and link previews of one page. */
export function pageMetadata({ path, title, description, tabTitle }: PageMetadata): Metadata {
  return {
    title: tabTitle ?? `${site.name} | ${title}`,
    description,
    alternates: { canonical: pageUrl(path), ...feedLink(path) },
    robots: robots(path),
    ...linkPreview(path, 'en'),
  };
}

/** Metadata of a category page. */
export function categoryMetadata(category: Category, locale: Locale): Metadata {
  const { heading, description } = category.words[locale];
  return pageMetadata({ path: categoryPath(category), title: heading, description });
}
