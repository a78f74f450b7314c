import { stackOfLining, stackOfTrack } from '../model/allowances';
import { isCurtain, type PlannedWindow } from '../model/plan';

/** Part of the track that the open curtain takes. */
export function stackPart({ heading, lining }: PlannedWindow): number {
  return stackOfTrack[heading] * (lining === 'none' ? 1 : stackOfLining);
}

export interface OnGlass {
  /** Glass that the open curtain covers on each side where it stands. */
  readonly coveredCm: number;
  /** How far the track must reach beyond the opening on each side to clear it, in whole centimetres. */
  readonly beyondCm: number;
}

/** What an open curtain covers of its window; undefined when it clears the glass, or hangs inside the recess. */
export function onGlass(
  window: PlannedWindow,
  openingCm: number,
  beyondCm: number,
): OnGlass | undefined {
  if (!isCurtain(window) || window.mount === 'recess') return undefined;
  const part = stackPart(window) / (window.stack === 'both' ? 2 : 1);
  // The stack is a part of the whole track: beyond = part × (opening + 2 × beyond).
  const clear = (openingCm * part) / (1 - 2 * part);
  if (beyondCm >= clear - 1e-9) return undefined;
  const covered = part * (openingCm + 2 * beyondCm) - beyondCm;
  return { coveredCm: Math.round(covered * 10) / 10, beyondCm: Math.ceil(clear - 1e-9) };
}
