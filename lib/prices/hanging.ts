/** What hangs at a window, as the planner prices it: by heading or cloth where these have prices of their own. */
export const hangings = [
  'curtain',
  'wave',
  'pinch',
  'eyelet',
  'pencil',
  'blackout-curtain',
  'double',
  'roller',
  'blackout-roller',
  'venetian',
  'roman',
  'vertical',
] as const;

export type Hanging = (typeof hangings)[number];
