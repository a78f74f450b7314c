import type { PictureId } from '@/lib/content';
import { isUpright } from '@/lib/media/index';

export const gridSizes =
  '(min-width: 1800px) 501px, (min-width: 1240px) 381px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw';

/** `sizes` of a portrait picture in such a grid. It is large, so a 3x phone gets it at 2.6x. */
export const uprightSizes =
  '(min-width: 1800px) 501px, (min-width: 1240px) 381px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, (min-resolution: 2.5dppx) 80vw, 92vw';

/** `sizes` of a screenshot of a page in such a grid. Its text is not read, so a phone gets it at 1.5x: 72 kB instead of 115. */
export const wholePageSizes =
  '(min-width: 1800px) 501px, (min-width: 1240px) 381px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, (min-resolution: 2.5dppx) 49vw, (min-resolution: 2dppx) 80vw, 92vw';

/** `sizes` of a picture cut to 4:5 in a grid of 2 to 4 columns, of which a wide one is 2.2 times as wide; a 3x phone gets it at 2x. */
export const tileSizes = (picture: PictureId): string =>
  isUpright(picture)
    ? '(min-width: 1800px) 508px, (min-width: 1024px) 384px, (min-width: 768px) 30vw, (min-resolution: 2.5dppx) 31vw, 46vw'
    : '(min-width: 1800px) 1128px, (min-width: 1024px) 853px, (min-width: 768px) 67vw, (min-resolution: 2.5dppx) 63vw, 94vw';

/** `sizes` of the hero before the crop: its frame is 80vh high, its pictures are 16:9 and, in upright windows, 3:4. */
export const heroSizes = '(orientation: landscape) max(100vw, 142vh), max(100vw, 60vh)';

export const featureSizes =
  '(min-width: 1800px) 440px, (min-width: 1240px) 332px, (min-width: 1024px) 27vw, (min-width: 768px) 46vw, 92vw';

/** `sizes` of a wide picture, cut to 3:2, in a grid of 1 or 2 columns; a 3x phone gets it at 2.5x. */
export const pairSizes =
  '(min-width: 1800px) 909px, (min-width: 1240px) 695px, (min-width: 640px) 55vw, (min-resolution: 2.5dppx) 90vw, 109vw';

/** `sizes` of a banner before the crop: its frame is at least 300, 400 or 500 px high (docs/requirements.md 9.9). */
export const bannerSizes =
  '(min-width: 1024px) max(100vw, 889px), (min-width: 640px) max(100vw, 712px), max(100vw, 534px)';

/** `sizes` of a picture beside introductory text, half of the page on wide screens. */
export const halfSizes =
  '(min-width: 1800px) 752px, (min-width: 1240px) 572px, (min-width: 1024px) 46vw, 92vw';

/** `sizes` of a picture beside words, which may be enlarged; on phones it is a strip, in which 1.6x is enough. */
export function besideSizes(zoom = 1): string {
  const [fixed, wide, phone] = [486, 40, 75].map((length) => Math.round(length * zoom));
  return `(min-width: 1215px) ${fixed}px, (min-width: 640px) ${wide}vw, ${phone}vw`;
}
