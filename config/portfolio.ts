export const portfolio = {
  visible: 3,
  /** The auto-scrolling picture: pixels per step, and milliseconds between steps. */
  scroll: { pixels: 1, every: 1 },
} as const;
