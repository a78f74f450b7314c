import { type Calculated, trackOf } from './calculate';
import { lengthCm, type Unit } from './length';
import { beyondCm, floorClearCm } from './limits';
import type { PlannedWindow } from './plan';
import type { SceneSizes } from './scene';
import { takeOf } from './take';

/** What a window is drawn as until it is measured: usual sizes, in centimetres. */
const usualCm = { width: 200, curtainDrop: 260, blindDrop: 150 };

/** A drawing is no longer than wide by more than this, whatever is typed. */
const mostLopsided = 8;

/** Sizes to draw a window by: its own where they are known and could be a window's, else usual ones. */
export function sceneSizes(
  window: PlannedWindow,
  unit: Unit,
  calculated: Calculated | undefined,
): SceneSizes {
  const curtain = window.product === 'curtain';
  const beyond = window.mount === 'inside' ? 0 : beyondCm[window.product];
  const track = trackOf(window, unit);
  const height = takeOf(window, 'height', unit);
  const openingCm = track && track.openingCm >= 10 ? track.openingCm : usualCm.width;
  const widthCm = track && track.openingCm >= 10 ? track.widthCm : openingCm + 2 * beyond;
  const clearCm = curtain ? (lengthCm(window.lengths.clear, unit) ?? floorClearCm) : 0;
  const usualDrop = curtain ? usualCm.curtainDrop : usualCm.blindDrop;
  const dropCm = calculated?.dropCm ?? (height && height.cm >= 10 ? height.cm : usualDrop);
  const shown = Math.min(Math.max(dropCm, widthCm / mostLopsided), widthCm * mostLopsided);
  const sill = lengthCm(window.lengths.sill, unit) ?? (shown > 220 ? 25 : 0);
  return { openingCm, widthCm, dropCm: shown, clearCm, sillCm: Math.min(sill, shown * 0.7) };
}
