import type { Metadata } from 'next';
import { locales } from '@/config/locales';
import { getDictionary } from '@/content/dictionary';
import { pictureEntry } from '@/content/media';
import { site } from '@/content/site';
import { previewFile, previewSize } from '../media/index';
import type { Page } from '../pages/page';
import { fileUrl, localPath, pageUrl } from '../pages/urls';
import { fill } from '../text/fill';

/** Metadata for shared links: heading, description and preview picture. */
export function linkPreview(page: Page): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { path, locale, heading, description, picture } = page;
  const { metadata, territory } = getDictionary(locale);
  const images = [
    {
      url: fileUrl(previewFile(localPath(path, locale))),
      ...previewSize,
      alt: fill(metadata.preview, { heading, picture: pictureEntry(picture).words[locale].alt }),
    },
  ];
  return {
    openGraph: {
      type: 'website',
      siteName: site.words[locale].name,
      locale: territory,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => getDictionary(other).territory),
      url: pageUrl(path, locale),
      title: heading,
      description,
      images,
    },
    // X reads the rest from Open Graph; Next would repeat it on every page.
    twitter: { card: 'summary_large_image', images: [] },
  };
}
