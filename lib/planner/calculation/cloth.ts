import { trade } from '../model/allowances';
import { roundToMm } from '../model/length';
import { clothsOf, isCurtain, isOnPole, type PlannedWindow } from '../model/window';
import type { Stock } from '../shop';

/** In centimetres, as in https://easytrack.com.au/pages/calculating-fabric-for-curtains and merrick-day.com/uk/info/ency116.htm. */

interface Sewing {
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

const roundUp = (value: number): number => Math.ceil(value - tolerance);

/** Metres to order, rounded up to the tenth that cloth is sold by. */
export const metresToOrder = (cm: number): number => roundUp(cm / 10) / 10;

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

/** How the front layer is sewn: a curtain, or a roman blind, which is flat. */
function sewingOf(window: PlannedWindow, stock: Stock, trackCm: number, dropCm: number): Sewing {
  const curtain = isCurtain(window);
  const pair = curtain && window.stack === 'both';
  const track = !isOnPole(window);
  const isPleated = curtain && (window.heading === 'pinch' || window.heading === 'pencil');
  const flush = !curtain && window.mount === 'recess';
  return {
    trackCm,
    // On a pole the panels meet; a wave has no returns.
    overlapCm: pair && track ? stock.overlapCm : 0,
    returnsCm: isPleated && track && window.mount === 'wall' ? 2 * trade.returnCm : 0,
    gapCm: flush ? 2 * trade.romanGapCm : 0,
    fullness: curtain ? trade.fullness[window.heading] : 1,
    panels: pair ? 2 : 1,
    hemsCm: curtain ? { ...trade.curtainHemsCm, bottom: stock.hemCm } : trade.romanHemsCm,
    dropCm,
  };
}

/** The sewn layers of a window, front layer first; none for blinds that are made to size. */
export function layersOf(window: PlannedWindow, stock: Stock, widthCm: number, dropCm: number) {
  const { face: cloth, sheer, canBeLined } = clothsOf(window, stock);
  const layer = (role: 'face' | 'lining' | 'sheer', of: Stock['cloths'][number], need: Sewing) => {
    // A lining is plain; its stock is the cloth that it lines.
    const plain = role === 'lining' && { repeatCm: 0 };
    return { role, stock: of, cloth: calculateCloth({ ...of, ...need, ...plain }) };
  };
  const face = sewingOf(window, stock, widthCm, dropCm);
  const lining = isCurtain(window) && {
    hemsCm: { ...face.hemsCm, bottom: trade.liningHemCm },
    dropCm: roundToMm(dropCm - trade.liningShorterCm),
  };
  // A sheer has a separate straight track; behind a curtain on a pole it is a wave.
  const heading = isOnPole(window) ? 'wave' : window.heading;
  const shorter = roundToMm(dropCm - trade.sheerShorterCm);
  const behind = sewingOf({ ...window, heading, mount: 'ceiling' }, stock, widthCm, shorter);
  return [
    ...(cloth ? [layer('face', cloth, face)] : []),
    ...(cloth && canBeLined && window.lining !== 'none'
      ? [layer('lining', cloth, { ...face, ...lining })]
      : []),
    ...(sheer ? [layer('sheer', sheer, behind)] : []),
  ];
}

export type Layer = Readonly<ReturnType<typeof layersOf>[number]>;
