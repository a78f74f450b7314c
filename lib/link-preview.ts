import type { Metadata } from 'next';
import { pictures } from '@/content/pictures';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fileUrl, pageUrl } from './absolute';
import { fill } from './fill';
import { pageFacts } from './page-facts';
import { previewFile, previewSize } from './previews';

/** How a page shows where somebody shares a link to it: heading, description and its picture. */
export function linkPreview(path: Path, locale: Locale): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { heading, description, picture } = pageFacts(path, locale);
  const { machines, territory } = wordsOf(locale);
  const images = [
    {
      url: fileUrl(previewFile(path)),
      ...previewSize,
      type: 'image/jpeg',
      alt: fill(machines.preview, { heading, picture: pictures[picture].alt[locale] }),
    },
  ];
  return {
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: territory,
      url: pageUrl(path),
      title: heading,
      description,
      images,
    },
    // The rest it takes from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}
