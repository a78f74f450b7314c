import { trade } from '../model/allowances';
import { roundToMm } from '../model/length';
import { clothsOf, isCurtain, isOnPole, isPleated, type PlannedWindow } from '../model/window';
import type { Stock } from '../shop';
import { type CalculatedCloth, calculateCloth, type Sewing } from './cloth';

export interface Layer {
  readonly role: 'face' | 'lining' | 'sheer';
  /** Of a lining, the cloth that it lines. */
  readonly stock: Stock['cloths'][number];
  readonly cloth: CalculatedCloth;
}

/** How the front layer is sewn: a curtain, or a roman blind, which is flat. */
function sewingOf(window: PlannedWindow, stock: Stock, trackCm: number, dropCm: number): Sewing {
  const curtain = isCurtain(window);
  const pair = curtain && window.stack === 'both';
  const track = !isOnPole(window);
  const flush = !curtain && window.mount === 'recess';
  return {
    trackCm,
    // On a pole the panels meet; a wave has no returns.
    overlapCm: pair && track ? stock.overlapCm : 0,
    returnsCm: isPleated(window) && track && window.mount === 'wall' ? 2 * trade.returnCm : 0,
    gapCm: flush ? 2 * trade.romanGapCm : 0,
    fullness: curtain ? trade.fullness[window.heading] : 1,
    panels: pair ? 2 : 1,
    hemsCm: curtain ? { ...trade.curtainHemsCm, bottom: stock.hemCm } : trade.romanHemsCm,
    dropCm,
  };
}

/** The sewn layers of a window, front layer first; none for blinds that are made to size. */
export function layersOf(
  window: PlannedWindow,
  stock: Stock,
  widthCm: number,
  dropCm: number,
): readonly Layer[] {
  const { face: cloth, sheer, canBeLined } = clothsOf(window, stock);
  const layer = (role: Layer['role'], of: Layer['stock'], need: Sewing): Layer => {
    // A lining is plain.
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
