import { trade } from '../model/allowances';
import { roundToMm } from '../model/length';
import type { Stock } from '../shop';

/**
 * How cloth is calculated, as makers publish it (https://easytrack.com.au/pages/calculating-fabric-for-curtains,
 * https://www.merrick-day.com/uk/info/ency116.htm). All lengths in centimetres.
 */

export interface Sewing {
  readonly trackCm: number;
  readonly overlapCm: number;
  readonly returnsCm: number;
  readonly gapCm: number;
  /** Width of cloth per finished width. */
  readonly fullness: number;
  readonly panels: number;
  readonly hemsCm: Readonly<Record<'top' | 'side' | 'bottom', number>>;
  /** Finished drop, from the top of the cloth to its end. */
  readonly dropCm: number;
}

export type ClothNeed = Sewing & Pick<Stock['cloths'][number], 'rollCm' | 'sideways' | 'repeatCm'>;

/** Tolerance against floating-point errors, which would add a whole width. */
const tolerance = 1e-4;

function roundUp(value: number): number {
  return Math.ceil(value - tolerance);
}

/** Metres to order, rounded up to the tenth that cloth is sold by. */
export function metresToOrder(cm: number): number {
  return roundUp(cm / 10) / 10;
}

export function calculateCloth(need: ClothNeed) {
  const { rollCm, sideways, repeatCm, fullness, hemsCm } = need;
  /** Track with overlap and returns, or a blind without the gap beside it. */
  const spanCm = roundToMm(need.trackCm + need.overlapCm + need.returnsCm - need.gapCm);
  const sidesCm = 2 * need.panels * hemsCm.side;
  /** The same with fullness and side hems. */
  const clothCm = roundToMm(spanCm * fullness + sidesCm);
  const hemmedCm = roundToMm(need.dropCm + hemsCm.top + hemsCm.bottom);
  // Cloth that fits between the roll's edges is not turned: a roman blind, a curtain for a narrow window.
  const upright = clothCm <= rollCm && hemmedCm < clothCm;
  /** Whether the cloth is railroaded: the roll's width covers the drop, without seams. */
  const turned = sideways && hemmedCm <= rollCm && !upright;
  const usableCm = rollCm - 2 * trade.seamCm;
  const widths = turned || clothCm <= rollCm + tolerance ? 1 : roundUp(clothCm / usableCm);
  const cutCm =
    turned || repeatCm === 0 ? hemmedCm : roundToMm(roundUp(hemmedCm / repeatCm) * repeatCm);
  const metres = metresToOrder(turned ? clothCm : widths * cutCm);
  return { need, spanCm, clothCm, hemmedCm, turned, widths, cutCm, metres };
}

export type CalculatedCloth = Readonly<ReturnType<typeof calculateCloth>>;
