import type { Metadata, Viewport } from 'next';
import { type Locale, locales } from '@/config/locales';
import { getDictionary, inLanguage, pictureEntry, site } from '@/lib/content';
import { day, evening } from '@/tailwind.config';
import { environment } from '../environment';
import { previewSize, previewUrl } from '../media/index';
import type { Page } from '../pages/page';
import { mapTexts } from '../text/map-texts';
import { plainText } from '../text/typeset';
import { pageUrl, withBasePath } from '../urls';
import { manifestHref } from './web-manifest';

export const siteMetadata = (locale: Locale): Metadata => ({
  metadataBase: new URL(environment.siteUrl),
  manifest: manifestHref(locale),
  // From public/, not from app/: there Next adds a hash to each URL, 70 bytes on every page.
  icons: {
    icon: [
      { url: withBasePath('/icons/icon-48.png'), sizes: '48x48' },
      { url: withBasePath('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: withBasePath('/apple-icon.png'),
  },
  formatDetection: { telephone: false, address: false, email: false },
});

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: day.background },
    { media: '(prefers-color-scheme: dark)', color: evening.background },
  ],
};

function linkPreview(page: Page): Metadata {
  const { path, locale, heading, description, picture } = page;
  const { territory } = getDictionary(locale);
  const { alt } = inLanguage(pictureEntry(picture), locale);
  return {
    openGraph: {
      type: 'website',
      siteName: inLanguage(site, locale).name,
      locale: territory,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => getDictionary(other).territory),
      url: pageUrl(path, locale),
      title: heading,
      description,
      images: [{ url: previewUrl(picture), ...previewSize, alt }],
    },
    // X reads the rest from Open Graph; Next would repeat it on every page.
    twitter: { card: 'summary_large_image', images: [] },
  };
}

export function pageMetadata(page: Page): Metadata {
  const { path, locale, title, description, sample } = page;
  const metadata: Metadata = {
    title,
    description,
    alternates: { canonical: pageUrl(path, locale) },
    // Samples are not indexed (docs/requirements.md 3.9); all others may have large previews.
    robots: sample ? { index: false } : { 'max-image-preview': 'large' },
    ...linkPreview(page),
  };
  return mapTexts(metadata, plainText);
}
