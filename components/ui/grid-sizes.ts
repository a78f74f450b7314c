/** Widths at which a 3:2 picture is drawn in a grid of 1, 2 or 3 columns, for `sizes`. */
export const gridSizes =
  '(min-width: 1240px) 381px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw';
