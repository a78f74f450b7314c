import { trade } from '../model/allowances';
import { roundToMm } from '../model/length';
import { clothOf, type StockCloth, sheerOf } from '../model/stock';
import { isCurtain, isOnPole, isPleated, isSewn, type PlannedWindow } from '../model/window';
import type { Stock } from '../shop';
import { type CalculatedCloth, calculateCloth, type Sewing } from './cloth';

export interface Layer {
  readonly role: 'face' | 'lining' | 'sheer';
  /** Of a lining, the cloth that it lines. */
  readonly stock: StockCloth;
  readonly cloth: CalculatedCloth;
}

function curtainNeed(window: PlannedWindow, stock: Stock, trackCm: number, dropCm: number): Sewing {
  const pair = window.stack === 'both';
  const track = !isOnPole(window);
  return {
    trackCm,
    // On a pole the panels meet; a wave has no returns.
    overlapCm: pair && track ? stock.overlapCm : 0,
    returnsCm: isPleated(window) && track && window.mount === 'wall' ? 2 * trade.returnCm : 0,
    gapCm: 0,
    fullness: trade.fullness[window.heading],
    panels: pair ? 2 : 1,
    hemsCm: { ...trade.curtainHemsCm, bottom: stock.hemCm },
    dropCm,
  };
}

/** The sewn layers of a window, front layer first; none for blinds that are made to size. */
export function layersOf(window: PlannedWindow, stock: Stock, widthCm: number, dropCm: number) {
  const cloth = isSewn(window) ? clothOf(window, stock) : undefined;
  const sheer = window.product === 'double' ? sheerOf(stock) : undefined;
  const layer = (role: Layer['role'], of: StockCloth, need: Sewing): Layer => {
    // A lining is plain.
    const plain = role === 'lining' && { repeatCm: 0, halfDrop: false };
    return { role, stock: of, cloth: calculateCloth({ ...of, ...need, ...plain }) };
  };
  const face = isCurtain(window)
    ? curtainNeed(window, stock, widthCm, dropCm)
    : {
        trackCm: widthCm,
        overlapCm: 0,
        returnsCm: 0,
        gapCm: window.mount === 'recess' ? 2 * trade.romanGapCm : 0,
        fullness: 1,
        panels: 1,
        hemsCm: trade.romanHemsCm,
        dropCm,
      };
  const hemsCm = { ...face.hemsCm, bottom: trade.liningHemCm };
  const lining = isCurtain(window)
    ? { ...face, hemsCm, dropCm: roundToMm(dropCm - trade.liningShorterCm) }
    : face;
  // A sheer has a separate straight track; behind a curtain on a pole it is a wave.
  const heading = isOnPole(window) ? 'wave' : window.heading;
  const behind = curtainNeed({ ...window, heading, mount: 'ceiling' }, stock, widthCm, dropCm);
  const lined = window.lining !== 'none' && cloth?.opacity !== 'sheer';
  return [
    ...(cloth ? [layer('face', cloth, face)] : []),
    ...(cloth && lined ? [layer('lining', cloth, lining)] : []),
    ...(sheer
      ? [layer('sheer', sheer, { ...behind, dropCm: roundToMm(dropCm - trade.sheerShorterCm) })]
      : []),
  ];
}
