import { trade } from '../model/allowances';
import type { ClothNeed } from './layers';

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

/** Cloth for one layer of a window, with each step. */
export function calculateCloth(need: ClothNeed) {
  const { rollCm, sideways, repeatCm, halfDrop, fullness } = need;
  /** Track with overlap and returns, or a blind without the gap beside it. */
  const spanCm = tidy(need.trackCm + need.overlapCm + need.returnsCm - need.gapCm);
  const hemsCm = 2 * need.panels * need.sideHemCm;
  /** The same in folds, with side hems. */
  const clothCm = tidy(spanCm * fullness + hemsCm);
  /** Drop with heading and hem, before the pattern. */
  const hemmedCm = tidy(need.dropCm + need.topHemCm + need.bottomHemCm);
  const shared = { need, spanCm, clothCm, hemmedCm };
  // Cloth that fits between the roll's edges is not turned: a roman blind, a curtain for a narrow window.
  const upright = clothCm <= rollCm && hemmedCm < clothCm;
  if (sideways && hemmedCm <= rollCm && !upright) {
    const metres = metresToOrder(clothCm);
    return {
      ...shared,
      cutCm: hemmedCm,
      turned: true,
      widths: 1,
      fullness,
      metres,
      fewer: undefined,
    };
  }
  const cutCm = repeatCm > 0 ? tidy(roundUp(hemmedCm / repeatCm) * repeatCm) : hemmedCm;
  const usableCm = rollCm - 2 * trade.seamCm;
  const given = (widths: number) => ((widths === 1 ? rollCm : widths * usableCm) - hemsCm) / spanCm;
  /** A number of widths, and what comes of it. */
  const option = (widths: number) => {
    // A half drop takes one repeat more over the whole order (https://draperight.com/pattern-repeat-explained).
    const extra = halfDrop && widths > 1 ? repeatCm : 0;
    const metres = metresToOrder(widths * cutCm + extra);
    return { widths, fullness: Math.round(given(widths) * 100) / 100, metres };
  };
  const widths = clothCm <= rollCm + tolerance ? 1 : roundUp(clothCm / usableCm);
  const part = clothCm / usableCm - (widths - 1);
  const few = widths > 1 && part > tolerance && part < trade.smallPartOfWidth && fullness > 1;
  return {
    ...shared,
    cutCm,
    /** Whether the roll's width is the drop, so that there is no seam. */
    turned: false,
    ...option(widths),
    fewer: few ? option(widths - 1) : undefined,
  };
}

export type CalculatedCloth = Readonly<ReturnType<typeof calculateCloth>>;
