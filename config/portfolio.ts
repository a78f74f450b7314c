/** Constants of the template portfolio (docs/requirements.md 9.11). */
export const portfolio = {
  /** Projects shown before 'See More'. */
  visible: 3,
  /** The auto-scrolling picture: pixels per step, and milliseconds between steps. */
  scroll: { pixels: 1, every: 1 },
} as const;
