/** A text link by itself, as high as a button, that breaks long words. */
export const targetLink =
  'inline-grid min-h-target items-center wrap-anywhere text-brand underline underline-offset-[0.2em]';
