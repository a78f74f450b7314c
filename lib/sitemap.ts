import type { Path } from '@/content/routes';
import { pageUrl } from './absolute';
import { indexedPaths } from './indexed';
import { lastModified } from './last-modified';
import { pageFacts } from './page-facts';
import { pageMedia } from './page-media';
import { pictureUrl } from './structured-data/media';
import { element } from './xml';

/** Addresses of the pictures that a page shows. */
function picturesOf(path: Path): ReadonlySet<string> {
  const shown = pageMedia(path, 'en').flatMap(({ item }) =>
    item.type === 'image' ? [item.src] : [],
  );
  return new Set([pageFacts(path, 'en').picture, ...shown].map(pictureUrl));
}

/**
 * Every page that may be listed, with the day of its last change and its pictures. Written here, for
 * Next's own sitemap puts the day after the pictures, which the schema of sitemaps does not allow.
 */
export function sitemap(): string {
  const urls = indexedPaths.map((path) =>
    element('url', [
      element('loc', pageUrl(path)),
      element('lastmod', lastModified(path)),
      ...[...picturesOf(path)].map((picture) =>
        element('image:image', [element('image:loc', picture)]),
      ),
    ]),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
