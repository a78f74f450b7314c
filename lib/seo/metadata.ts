import type { Metadata, Viewport } from 'next';
import type { Locale } from '@/config/locales';
import { day, evening } from '@/tailwind.config';
import { environment } from '../environment';
import type { Page } from '../pages/page';
import { pageUrl, withBasePath } from '../pages/urls';
import { linkPreview } from './link-preview';
import { manifestHref } from './web-manifest';

/** Metadata that all pages of a language share. */
export const siteMetadata = (locale: Locale): Metadata => ({
  metadataBase: new URL(environment.siteUrl),
  manifest: manifestHref(locale),
  // From public/, not from app/: there Next adds a hash to each URL, 70 bytes on every page.
  icons: {
    icon: [
      { url: withBasePath('/favicon.ico'), sizes: '48x48' },
      { url: withBasePath('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: withBasePath('/apple-icon.png'),
  },
  formatDetection: { telephone: false, address: false, email: false },
});

/** The browser's toolbar has the page's background colour. */
export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: day.background },
    { media: '(prefers-color-scheme: dark)', color: evening.background },
  ],
};

/** Title, description, canonical URL and link preview of a page. */
export function pageMetadata(page: Page): Metadata {
  const { path, locale, title, description, sample } = page;
  return {
    title,
    description,
    alternates: { canonical: pageUrl(path, locale) },
    // Samples are not indexed (docs/requirements.md 3.9); all others may have large previews.
    robots: sample ? { index: false } : { 'max-image-preview': 'large' },
    ...linkPreview(page),
  };
}
