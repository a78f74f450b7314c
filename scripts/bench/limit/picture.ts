import { type PictureId, pictures } from '@/content/pictures';
import { pictureFiles } from '@/lib/media';
import { addressesOf, forFirstScreen } from '@/lib/srcset';
import { type Html, html } from './html';

/** Which of its pictures a limit page fetches: all, as the site does, or only the first. */
export type Extent = 'all' | 'first';

interface Picture {
  readonly src: PictureId;
  readonly sizes: string;
  readonly alt?: string;
}

interface Source {
  readonly id: PictureId;
  readonly sizes: string;
  readonly shownAt?: string;
  readonly format: 'avif' | 'webp';
  readonly media?: Html;
}

function source({ id, sizes, shownAt = sizes, format, media }: Source): Html {
  const { srcSet } = addressesOf(pictureFiles(id), format, sizes);
  return html`<source type="image/${format}"${media} srcset="${srcSet}" sizes="${shownAt}">`;
}

const phone = html` media="(max-width:639px)"`;

/** The page's first picture, with an upright one for phones. */
export function firstPicture({ src, sizes }: Picture, tall: PictureId): Html {
  const shownAt = forFirstScreen(sizes);
  const slot = { sizes, shownAt };
  const { srcSet, largest } = addressesOf(pictureFiles(src), 'webp', sizes);
  return html`<picture>
    ${source({ ...slot, id: tall, format: 'avif', media: phone })}
    ${source({ ...slot, id: tall, format: 'webp', media: phone })}
    ${source({ ...slot, id: src, format: 'avif' })}
    <img fetchpriority="high" alt="${pictures[src].alt.en}" sizes="${shownAt}" srcset="${srcSet}" src="${largest}">
  </picture>`;
}

/** A picture below the first screen: the browser's own lazy loading, or none at all. */
export function picture({ src, sizes, alt }: Picture, extent: Extent, tall?: PictureId): Html {
  const words = alt ?? pictures[src].alt.en;
  if (extent === 'first') return html`<img alt="${words}">`;
  const { srcSet, largest } = addressesOf(pictureFiles(src), 'webp', sizes);
  return html`<picture>
    ${tall && source({ sizes, id: tall, format: 'avif', media: phone })}
    ${tall && source({ sizes, id: tall, format: 'webp', media: phone })}
    ${source({ sizes, id: src, format: 'avif' })}
    <img loading="lazy" alt="${words}" sizes="${sizes}" srcset="${srcSet}" src="${largest}">
  </picture>`;
}
