/** Widths at which a 3:2 picture is drawn in a grid of 1, 2 or 3 columns, for `sizes`. */
export const gridSizes =
  '(min-width: 1240px) 381px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw';

/**
 * The same for an upright picture in such a grid. It is large: a phone of density 3 gets it at 2.6.
 */
export const uprightSizes =
  '(min-width: 1240px) 381px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, (min-resolution: 2.5dppx) 80vw, 92vw';

/** Drawn widths of the hero before the crop: its frame is 80vh high, its pictures are 16:9 and, on phones, 3:4. */
export const heroSizes = '(min-width: 640px) max(100vw, 142vh), max(100vw, 60vh)';

/** Widths of the home page's features, beside their heading. */
export const featureSizes =
  '(min-width: 1240px) 373px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 92vw';

/** Widths of a picture beside an opening's words, half of the page on wide screens. */
export const halfSizes = '(min-width: 1240px) 572px, (min-width: 1024px) 46vw, 92vw';
