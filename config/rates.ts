export const priceUnits = {
  'metre-of-track': /^\/(curtains|blinds|service)\//,
  'metre-of-cloth': /^\/(curtains|service)\//,
  'square-metre': /^\/(curtains|blinds|service)\//,
  window: /^\/(curtains|blinds|service)\//,
  seat: /^\/service\//,
  metre: /^\/service\//,
  'square-metre-of-floor': /^\/service\//,
  piece: /^\/service\//,
} as const satisfies Readonly<Record<string, RegExp>>;

export type PriceUnit = keyof typeof priceUnits;

export interface Rate {
  readonly unit: PriceUnit;
  readonly from: number;
  /** The same as `from` for a fixed price. */
  readonly to: number;
}

export function fits(unit: PriceUnit, page: string): boolean {
  return priceUnits[unit].test(page);
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
