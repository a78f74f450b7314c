import { type PictureId, pictures } from '@/content/pictures';
import { pictureFiles } from '@/lib/media';
import { addressesOf } from '@/lib/srcset';
import { type Html, html } from './html';

/** Which of its pictures a limit page fetches: all, as the site does, or only the first. */
export type Extent = 'all' | 'first';

interface Picture {
  readonly src: PictureId;
  readonly sizes: string;
  readonly alt?: string;
}

function source(id: PictureId, sizes: string, format: 'avif' | 'webp', media?: Html): Html {
  const { srcSet } = addressesOf(pictureFiles(id), format, sizes);
  return html`<source type="image/${format}"${media} srcset="${srcSet}" sizes="${sizes}">`;
}

/** The page's first picture, with an upright one for phones. */
export function firstPicture({ src, sizes }: Picture, tall: PictureId): Html {
  const phone = html` media="(max-width:639px)"`;
  const { srcSet, largest } = addressesOf(pictureFiles(src), 'webp', sizes);
  return html`<picture>
    ${source(tall, sizes, 'avif', phone)}
    ${source(tall, sizes, 'webp', phone)}
    ${source(src, sizes, 'avif')}
    <img fetchpriority="high" alt="${pictures[src].alt.en}" sizes="${sizes}" srcset="${srcSet}" src="${largest}">
  </picture>`;
}

/** A picture below the first screen: the browser's own lazy loading, or none at all. */
export function picture({ src, sizes, alt }: Picture, extent: Extent, tall?: PictureId): Html {
  const words = alt ?? pictures[src].alt.en;
  if (extent === 'first') return html`<img alt="${words}">`;
  const { srcSet, largest } = addressesOf(pictureFiles(src), 'webp', sizes);
  const phone = html` media="(max-width:639px)"`;
  return html`<picture>
    ${tall && source(tall, sizes, 'avif', phone)}
    ${tall && source(tall, sizes, 'webp', phone)}
    ${source(src, sizes, 'avif')}
    <img loading="lazy" alt="${words}" sizes="${sizes}" srcset="${srcSet}" src="${largest}">
  </picture>`;
}
