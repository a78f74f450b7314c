/** Constants of the template portfolio (specification, section 9). */
export const portfolio = {
  /** Projects shown before 'See More'. */
  visible: 3,
  /** The auto-scrolling picture: so many pixels every so many milliseconds. */
  scroll: { pixels: 1, every: 1 },
} as const;
