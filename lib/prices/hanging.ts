/** Products with separate prices in the planner: some by heading or cloth. */
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
