/** Units of what hangs at a window, all known from its size. */
export const windowUnits = ['metre-of-track', 'metre-of-cloth', 'square-metre', 'window'] as const;

export const priceUnits = [
  ...windowUnits,
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

/** Products with separate prices: some by heading or cloth. ‘curtain’ and ‘blackout-curtain’ are those of any heading. */
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
