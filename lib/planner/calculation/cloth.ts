import { seamCm, smallPartOfWidth } from '../model/allowances';

/**
 * How cloth is calculated, as makers publish it (https://easytrack.com.au/pages/calculating-fabric-for-curtains,
 * https://www.merrick-day.com/uk/info/ency116.htm). All lengths in centimetres.
 */

/** Floating point must not ask for a whole width more: a ten-thousandth of one is nothing. */
const tolerance = 1e-4;

function roundUp(value: number): number {
  return Math.ceil(value - tolerance);
}

/** To the tenth of a millimetre: 380 × 2.2 is 836. */
function tidy(cm: number): number {
  return Math.round(cm * 100) / 100;
}

/** Metres to order, rounded up to the tenth that cloth is sold by. */
export function metresToOrder(cm: number): number {
  return roundUp(cm / 10) / 10;
}

export interface ClothNeed {
  /** Length of the track, or width of a roman blind. */
  readonly trackCm: number;
  /** In the middle of a pair. */
  readonly overlapCm: number;
  /** Both returns to the wall. */
  readonly returnsCm: number;
  /** Width of cloth for each width that it hangs in, at least 1. */
  readonly fullness: number;
  /** A pair is two panels. */
  readonly panels: number;
  readonly sideHemCm: number;
  /** From the top of the cloth to its end, as it hangs. */
  readonly dropCm: number;
  readonly topHemCm: number;
  readonly bottomHemCm: number;
  readonly rollCm: number;
  readonly sideways: boolean;
  /** 0 for plain cloth. */
  readonly repeatCm: number;
  readonly halfDrop: boolean;
}

/** A number of widths, and what comes of it. */
export interface WidthsOption {
  readonly widths: number;
  /** Fullness that they give. */
  readonly fullness: number;
  readonly metres: number;
}

export interface CalculatedCloth extends WidthsOption {
  readonly need: ClothNeed;
  /** Track with overlap and returns. */
  readonly spanCm: number;
  /** The same in folds, with side hems. */
  readonly clothCm: number;
  /** Drop with heading and hem, before the pattern. */
  readonly hemmedCm: number;
  /** The same in whole repeats. */
  readonly cutCm: number;
  readonly rollCm: number;
  readonly sideways: boolean;
  /** Whether the roll's width is the drop, so that there is no seam. */
  readonly turned: boolean;
  /** One width less, where the last one is for less than a tenth of a width. */
  readonly fewer?: WidthsOption;
}

/** Cloth for one layer of a window, with each step. */
export function calculateCloth(need: ClothNeed): CalculatedCloth {
  const { rollCm, sideways, repeatCm, halfDrop, fullness } = need;
  const spanCm = tidy(need.trackCm + need.overlapCm + need.returnsCm);
  const hemsCm = 2 * need.panels * need.sideHemCm;
  const clothCm = tidy(spanCm * fullness + hemsCm);
  const hemmedCm = tidy(need.dropCm + need.topHemCm + need.bottomHemCm);
  const shared = { need, spanCm, clothCm, hemmedCm, rollCm, sideways };
  // Cloth that fits between the roll's edges is not turned: a roman blind, a curtain for a narrow window.
  const upright = clothCm <= rollCm && hemmedCm < clothCm;
  if (sideways && hemmedCm <= rollCm && !upright) {
    const metres = metresToOrder(clothCm);
    return { ...shared, cutCm: hemmedCm, turned: true, widths: 1, fullness, metres };
  }
  const cutCm = repeatCm > 0 ? tidy(roundUp(hemmedCm / repeatCm) * repeatCm) : hemmedCm;
  const usableCm = rollCm - 2 * seamCm;
  const given = (widths: number) => ((widths === 1 ? rollCm : widths * usableCm) - hemsCm) / spanCm;
  const option = (widths: number): WidthsOption => {
    // A half drop takes one repeat more over the whole order (https://draperight.com/pattern-repeat-explained).
    const extra = halfDrop && widths > 1 ? repeatCm : 0;
    const metres = metresToOrder(widths * cutCm + extra);
    return { widths, fullness: Math.round(given(widths) * 100) / 100, metres };
  };
  const widths = clothCm <= rollCm + tolerance ? 1 : roundUp(clothCm / usableCm);
  const part = clothCm / usableCm - (widths - 1);
  const few = widths > 1 && part > tolerance && part < smallPartOfWidth && fullness > 1;
  return {
    ...shared,
    cutCm,
    turned: false,
    ...option(widths),
    ...(few && { fewer: option(widths - 1) }),
  };
}
