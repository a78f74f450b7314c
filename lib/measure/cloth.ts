import { bottomHemCm, seamCm, sideHemCm, topHemCm, turnedFromCm } from './limits';

/**
 * How cloth is calculated, as makers publish it (https://easytrack.com.au/pages/calculating-fabric-for-curtains,
 * https://www.merrick-day.com/uk/info/ency116.htm). All lengths in centimetres.
 */

/** Floating point must not ask for a whole width more: a ten-thousandth of one is nothing. */
const tolerance = 1e-4;

function roundUp(value: number): number {
  return Math.ceil(value - tolerance);
}

interface ClothWidth {
  /** Length of the track, or of the blind's edge. */
  readonly trackCm: number;
  /** Width of cloth for each width of track, at least 1. */
  readonly fullness: number;
  /** All hems at the sides of all panels, and what overlaps in the middle. */
  readonly sideHemsCm: number;
}

/** Width of cloth that the panels take together. */
export function clothWidthCm({ trackCm, fullness, sideHemsCm }: ClothWidth): number {
  // To the tenth of a millimetre: 380 × 2.2 is 836.
  return Math.round((trackCm * fullness + sideHemsCm) * 100) / 100;
}

interface Drops {
  readonly clothCm: number;
  readonly rollCm: number;
  /** Lost at each edge of a width that is joined. */
  readonly seamCm?: number;
}

/** Lengths to cut from the roll side by side, in whole ones: where one is not enough, each loses its seams. */
export function dropsOf({ clothCm, rollCm, seamCm: seam = 0 }: Drops): number {
  if (clothCm <= rollCm) return 1;
  return roundUp(clothCm / (rollCm - 2 * seam));
}

/** Length to cut for one drop: rounded up to whole repeats, so that the pattern meets at each seam. */
export function cutLengthCm(lengthCm: number, repeatCm: number): number {
  return repeatCm > 0 ? roundUp(lengthCm / repeatCm) * repeatCm : lengthCm;
}

/** Metres to order, rounded up to the tenth that cloth is sold by. */
export function metresToOrder(cm: number): number {
  return roundUp(cm / 10) / 10;
}

export interface ClothNeed {
  readonly trackCm: number;
  readonly fullness: number;
  /** A pair is two panels. */
  readonly panels: number;
  /** From the top of the cloth to its end, as it hangs. */
  readonly dropCm: number;
  readonly rollCm: number;
  /** 0 for plain cloth. */
  readonly repeatCm: number;
}

export interface CalculatedCloth {
  readonly sideHemsCm: number;
  readonly clothCm: number;
  /** Drop with heading and hem, before the pattern. */
  readonly hemmedCm: number;
  /** The same, in whole repeats. */
  readonly cutCm: number;
  /** Whether the roll's width is the drop, so that the wall has no seam. */
  readonly turned: boolean;
  /** Lengths to cut: 1 when turned. */
  readonly drops: number;
  readonly metres: number;
}

/** Cloth for one window, with each step of the working. */
export function calculateCloth(need: ClothNeed): CalculatedCloth {
  const { trackCm, fullness, panels, dropCm, rollCm, repeatCm } = need;
  const sideHemsCm = 2 * panels * sideHemCm;
  const clothCm = clothWidthCm({ trackCm, fullness, sideHemsCm });
  const hemmedCm = dropCm + topHemCm + bottomHemCm;
  const turned = rollCm >= turnedFromCm && hemmedCm <= rollCm;
  if (turned) {
    const metres = metresToOrder(clothCm);
    return { sideHemsCm, clothCm, hemmedCm, cutCm: hemmedCm, turned, drops: 1, metres };
  }
  const cutCm = cutLengthCm(hemmedCm, repeatCm);
  const drops = dropsOf({ clothCm, rollCm, seamCm });
  return {
    sideHemsCm,
    clothCm,
    hemmedCm,
    cutCm,
    turned,
    drops,
    metres: metresToOrder(drops * cutCm),
  };
}
