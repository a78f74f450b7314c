export const priceUnits = [
  'metre-of-track',
  'metre-of-cloth',
  'square-metre',
  'window',
  'seat',
  'metre',
  'square-metre-of-floor',
  'piece',
] as const;

export type PriceUnit = (typeof priceUnits)[number];

export interface Rate {
  readonly unit: PriceUnit;
  readonly from: number;
  /** The same as `from` for a fixed price. */
  readonly to: number;
}

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
