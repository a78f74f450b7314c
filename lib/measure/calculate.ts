import { type CalculatedCloth, calculateCloth } from './cloth';
import { lengthCm, roundToMm, type Unit } from './length';
import { beyondCm, blindOverlapCm, floorClearCm } from './limits';
import { isSewn, type PlannedWindow } from './plan';
import { takeOf } from './take';

/** What a window asks the workshop for. Lengths in centimetres. */
export interface Calculated {
  /** The opening's width that counts. */
  readonly openingCm: number;
  /** Beyond the opening on each side; 0 inside a recess. */
  readonly beyondCm: number;
  /** Track, or the blind's width. */
  readonly widthCm: number;
  /** The measured height that counts. */
  readonly heightCm: number;
  /** Air at the floor, of curtains. */
  readonly clearCm: number;
  /** What a blind outside covers above and below; 0 otherwise. */
  readonly overlapCm: number;
  /** Cloth or blind from top to bottom, as it hangs. */
  readonly dropCm: number;
  readonly panels: number;
  readonly fullness: number;
  /** Cloth, of curtains and roman blinds; other blinds are made to size. */
  readonly cloth?: CalculatedCloth;
  /** Square metres, of blinds. */
  readonly areaM2: number;
}

/** Curtains hang in folds; a roman blind is as wide as its cloth. */
function fullnessOf({ product, fullness }: PlannedWindow): number {
  return product === 'curtain' ? fullness : 1;
}

/** Track of a window: its opening and what reaches beyond it. Undefined without a width. */
export function trackOf(window: PlannedWindow, unit: Unit) {
  const opening = takeOf(window, 'width', unit);
  if (!opening) return undefined;
  const beyond =
    window.mount === 'inside'
      ? 0
      : (lengthCm(window.lengths.beyond, unit) ?? beyondCm[window.product]);
  return {
    openingCm: opening.cm,
    beyondCm: beyond,
    widthCm: roundToMm(opening.cm + 2 * beyond),
  };
}

/** Works a window out as soon as it has one width and one height. */
export function calculate(window: PlannedWindow, unit: Unit): Calculated | undefined {
  const { product, mount, lengths, stack, rollCm } = window;
  const track = trackOf(window, unit);
  const height = takeOf(window, 'height', unit);
  if (!track || !height) return undefined;
  const curtain = product === 'curtain';
  const clearCm = curtain ? (lengthCm(lengths.clear, unit) ?? floorClearCm) : 0;
  const overlapCm = !curtain && mount === 'outside' ? blindOverlapCm : 0;
  const dropCm = roundToMm(Math.max(0, height.cm - clearCm + 2 * overlapCm));
  const panels = curtain && stack === 'both' ? 2 : 1;
  const fullness = fullnessOf(window);
  return {
    ...track,
    heightCm: height.cm,
    clearCm,
    overlapCm,
    dropCm,
    panels,
    fullness,
    areaM2: Math.ceil((track.widthCm * dropCm) / 100) / 100,
    ...(isSewn(product) && {
      cloth: calculateCloth({
        trackCm: track.widthCm,
        fullness,
        panels,
        dropCm,
        rollCm,
        repeatCm: lengthCm(lengths.repeat, unit) ?? 0,
      }),
    }),
  };
}
