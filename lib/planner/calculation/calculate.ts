import type { Quantities } from '@/lib/prices/range';
import type { MeasuredWindow } from '../checks/measure';
import { trade, usualBeyondCm, usualClearCm } from '../model/allowances';
import { roundToMm } from '../model/length';
import { isCurtain, isDoor, isOnPole, type PlannedWindow } from '../model/window';
import type { Stock } from '../shop';
import { layersOf, metresToOrder } from './cloth';

export const stackPart = ({ heading, lining }: PlannedWindow): number =>
  trade.stackOfTrack[heading] * (lining === 'none' ? 1 : trade.stackOfLining);

/** How far the track must extend for an open curtain to clear the glass; undefined if it does, or hangs inside the recess. */
function beyondGlass(window: PlannedWindow, openingCm: number, beyondCm: number) {
  if (!isCurtain(window) || window.mount === 'recess') return undefined;
  const part = stackPart(window) / (window.stack === 'both' ? 2 : 1);
  // The stack is a part of the whole track: beyond = part × (opening + 2 × beyond).
  const clearCm = Math.ceil((openingCm * part) / (1 - 2 * part) - 1e-9);
  return beyondCm < clearCm ? clearCm : undefined;
}

/** From measured height to drop: allowances at the top and bottom, and clearance at the floor. */
function endsOf({ window, lengths }: MeasuredWindow) {
  const curtain = isCurtain(window);
  const fromCeiling = curtain && !isOnPole(window) && window.origin === 'ceiling';
  const covers = !curtain && window.mount === 'wall' ? trade.blindOverlapCm : 0;
  const door = isDoor(window);
  // Inside a recess the workshop deducts a blind's clearance.
  const clears = curtain || (door && window.mount !== 'recess');
  return {
    hungCm: fromCeiling ? trade.trackCm + trade.gliderCm : 0,
    aboveCm: curtain && window.heading === 'eyelet' ? trade.standUpCm : covers,
    belowCm: door ? 0 : covers,
    clearCm: clears ? (lengths.clear?.cm ?? usualClearCm(window)) : 0,
  };
}

export function calculate(measured: MeasuredWindow, stock: Stock) {
  const { window, lengths, governing } = measured;
  const { width, height } = governing;
  if (!width || !height) return undefined;
  const beyondCm = window.mount === 'recess' ? 0 : (lengths.beyond?.cm ?? usualBeyondCm(window));
  const widthCm = roundToMm(width.cm + 2 * beyondCm);
  const ends = endsOf(measured);
  const { hungCm, aboveCm, belowCm, clearCm } = ends;
  const dropCm = roundToMm(Math.max(0, height.cm - hungCm + aboveCm + belowCm - clearCm));
  const layers = layersOf(window, stock, widthCm, dropCm);
  const metres = Math.round(layers.reduce((sum, { cloth }) => sum + cloth.metres, 0) * 10) / 10;
  const quantities: Quantities = {
    'metre-of-track': metresToOrder(widthCm),
    ...(metres > 0 && { 'metre-of-cloth': metres }),
    'square-metre': Math.ceil((widthCm * dropCm) / 100) / 100,
    window: 1,
  };
  return {
    openingCm: width.cm,
    beyondCm,
    /** Length of track or pole, or the blind's width: inside a recess the full width. */
    widthCm,
    heightCm: height.cm,
    ...ends,
    dropCm,
    layers,
    quantities,
    glassCm: beyondGlass(window, width.cm, beyondCm),
  };
}

export type Calculation = Readonly<NonNullable<ReturnType<typeof calculate>>>;
