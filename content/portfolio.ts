/** Constants of the template portfolio (docs/requirements.md 9.11). */
export const portfolio = {
  /** Projects shown before 'See More'. */
  visible: 3,
  /** The auto-scrolling picture: so many pixels every so many milliseconds. */
  scroll: { pixels: 1, every: 1 },
} as const;
