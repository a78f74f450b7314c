import {
  beyondCm,
  blindClearCm,
  blindOverlapCm,
  chainOfDrop,
  curtainClearCm,
  curtainSideHemCm,
  curtainTopHemCm,
  eyeletEveryCm,
  fullnessOf,
  gliderCm,
  liningHemCm,
  liningShorterCm,
  returnCm,
  romanGapCm,
  romanHemsCm,
  sheerShorterCm,
  standUpCm,
  trackCm,
} from '../model/allowances';
import { roundToMm } from '../model/length';
import { cmOf, type MeasuredWindow } from '../model/measure';
import { isCurtain, isOnPole, type PlannedWindow } from '../model/plan';
import { clothOf, type Stock, type StockCloth, sheerOf } from '../model/stock';
import { type CalculatedCloth, type ClothNeed, calculateCloth } from './cloth';
import { type OnGlass, onGlass } from './glass';

/** Cloth of one layer. */
export interface Layer {
  readonly role: 'face' | 'lining' | 'sheer';
  /** Of a lining, the cloth that it lines. */
  readonly stock: StockCloth;
  readonly dropCm: number;
  readonly cloth: CalculatedCloth;
}

/** What a window asks the workshop for. Lengths in centimetres. */
export interface Calculation {
  /** The opening's width that counts. */
  readonly openingCm: number;
  /** Beyond the opening on each side; 0 inside a recess. */
  readonly beyondCm: number;
  /** Track or pole, or the blind's width: inside a recess the recess's, nothing taken off. */
  readonly widthCm: number;
  /** The measured height that counts. */
  readonly heightCm: number;
  /** Taken off at the top for track and glider. */
  readonly hungCm: number;
  /** Added at the top: eyelet cloth above its pole, a blind above the opening. */
  readonly aboveCm: number;
  /** Added below the opening, of a blind above a sill. */
  readonly belowCm: number;
  /** Air at the floor. */
  readonly clearCm: number;
  /** Curtain or blind from top to bottom, as it hangs. */
  readonly dropCm: number;
  readonly panels: number;
  readonly fullness: number;
  /** What is sewn; none of a blind that is made to size. */
  readonly layers: readonly Layer[];
  /** Metres of all layers. */
  readonly metres: number;
  /** Square metres as it hangs. */
  readonly areaM2: number;
  /** Eyelets or rings, an even number for each panel; 0 on a track. */
  readonly eyelets: number;
  /** Length of a blind's chain; 0 without one. */
  readonly chainCm: number;
  readonly glass: OnGlass | undefined;
}

/** From the measured height to the cloth's ends. */
function endsOf(measured: MeasuredWindow) {
  const { window } = measured;
  const clear = cmOf(measured, 'clear');
  if (isCurtain(window)) {
    const ceiling = !isOnPole(window) && window.origin === 'ceiling';
    return {
      hungCm: ceiling ? trackCm + gliderCm : 0,
      aboveCm: window.heading === 'eyelet' ? standUpCm : 0,
      belowCm: 0,
      clearCm: clear ?? curtainClearCm,
    };
  }
  const door = window.ending === 'floor' || window.obstacles.includes('sliding');
  const covers = window.mount === 'wall' ? blindOverlapCm : 0;
  return {
    hungCm: 0,
    aboveCm: covers,
    belowCm: door ? 0 : covers,
    // Inside a recess nothing is taken off: the workshop does that.
    clearCm: door && window.mount !== 'recess' ? (clear ?? blindClearCm) : 0,
  };
}

function layersOf(window: PlannedWindow, stock: Stock, widthCm: number, dropCm: number) {
  const face = clothOf(window, stock);
  const need = (cloth: StockCloth, rest: Partial<ClothNeed>): ClothNeed => ({
    trackCm: widthCm,
    overlapCm: 0,
    returnsCm: 0,
    fullness: 1,
    panels: 1,
    sideHemCm: romanHemsCm.side,
    dropCm,
    topHemCm: romanHemsCm.top,
    bottomHemCm: romanHemsCm.bottom,
    rollCm: cloth.rollCm,
    sideways: cloth.sideways,
    repeatCm: cloth.repeatCm,
    halfDrop: cloth.halfDrop,
    ...rest,
  });
  const layer = (role: Layer['role'], cloth: StockCloth, rest: Partial<ClothNeed>): Layer => {
    const asked = need(cloth, rest);
    return { role, stock: cloth, dropCm: asked.dropCm, cloth: calculateCloth(asked) };
  };
  const lined = window.lining !== 'none' && face && face.opacity !== 'sheer';
  if (window.product === 'roman') {
    const trackCm = widthCm - (window.mount === 'recess' ? 2 * romanGapCm : 0);
    if (!face) return [];
    const plain = { trackCm, repeatCm: 0, halfDrop: false };
    return [layer('face', face, { trackCm }), ...(lined ? [layer('lining', face, plain)] : [])];
  }
  if (!isCurtain(window)) return [];
  const pole = isOnPole(window);
  const pair = window.stack === 'both';
  const pleated = window.heading === 'pinch' || window.heading === 'pencil';
  const curtain: Partial<ClothNeed> = {
    // On a pole the halves meet; a wave turns no corner.
    overlapCm: pair && !pole ? stock.overlapCm : 0,
    returnsCm: pleated && !pole && window.mount === 'wall' ? 2 * returnCm : 0,
    fullness: fullnessOf[window.heading],
    panels: pair ? 2 : 1,
    sideHemCm: curtainSideHemCm,
    topHemCm: curtainTopHemCm,
    bottomHemCm: stock.hemCm,
  };
  const lining = {
    ...curtain,
    dropCm: roundToMm(dropCm - liningShorterCm),
    bottomHemCm: liningHemCm,
    repeatCm: 0,
    halfDrop: false,
  };
  const sheer = window.product === 'double' ? sheerOf(stock) : undefined;
  // The sheer's own track is straight, and its heading a wave where the curtain's hangs on a pole.
  const behind = {
    ...curtain,
    overlapCm: pair ? stock.overlapCm : 0,
    returnsCm: 0,
    fullness: fullnessOf[pole ? 'wave' : window.heading],
    dropCm: roundToMm(dropCm - sheerShorterCm),
  };
  return [
    ...(face ? [layer('face', face, curtain)] : []),
    ...(face && lined ? [layer('lining', face, lining)] : []),
    ...(sheer ? [layer('sheer', sheer, behind)] : []),
  ];
}

/** Works a window out as soon as it has one width and one height. */
export function calculate(measured: MeasuredWindow, stock: Stock): Calculation | undefined {
  const { window, governing } = measured;
  const { width, height } = governing;
  if (!width || !height) return undefined;
  const curtain = isCurtain(window);
  const beyond =
    window.mount === 'recess' ? 0 : (cmOf(measured, 'beyond') ?? beyondCm[window.product]);
  const widthCm = roundToMm(width.cm + 2 * beyond);
  const ends = endsOf(measured);
  const { hungCm, aboveCm, belowCm, clearCm } = ends;
  const dropCm = roundToMm(Math.max(0, height.cm - hungCm + aboveCm + belowCm - clearCm));
  const panels = curtain && window.stack === 'both' ? 2 : 1;
  const layers = layersOf(window, stock, widthCm, dropCm);
  const face = layers[0]?.cloth;
  const perPanel = face ? face.clothCm / panels / eyeletEveryCm / 2 : 0;
  const chain = !curtain && window.control === 'hand';
  return {
    openingCm: width.cm,
    beyondCm: beyond,
    widthCm,
    heightCm: height.cm,
    ...ends,
    dropCm,
    panels,
    fullness: curtain ? fullnessOf[window.heading] : 1,
    layers,
    metres: Math.round(layers.reduce((sum, { cloth }) => sum + cloth.metres, 0) * 10) / 10,
    areaM2: Math.ceil((widthCm * dropCm) / 100) / 100,
    eyelets: isOnPole(window) ? 2 * panels * Math.ceil(perPanel) : 0,
    chainCm: chain ? Math.ceil((dropCm * chainOfDrop) / 5) * 5 : 0,
    glass: onGlass(window, width.cm, beyond),
  };
}
