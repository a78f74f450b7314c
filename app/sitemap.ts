import type { MetadataRoute } from 'next';
import { pageUrl } from '@/lib/absolute';
import { indexedPaths } from '@/lib/indexed';
import { lastModified } from '@/lib/last-modified';
import { pageFacts } from '@/lib/page-facts';
import { pageMedia } from '@/lib/page-media';
import { pictureUrl } from '@/lib/structured-data/media';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPaths.map((path) => {
    const shown = pageMedia(path, 'en').flatMap(({ item }) =>
      item.type === 'image' ? [item.src] : [],
    );
    const pictures = [pageFacts(path, 'en').picture, ...shown].map(pictureUrl);
    return {
      url: pageUrl(path),
      lastModified: lastModified(path),
      images: [...new Set(pictures)],
    };
  });
}
