import { lengthCm, type Unit } from './length';
import type { LengthField, PlannedWindow } from './plan';

export const widthFields = ['widthTop', 'widthMiddle', 'widthBottom'] as const;
export const heightFields = ['heightLeft', 'heightCentre', 'heightRight'] as const;

export type Side = 'width' | 'height';

export const fieldsOf: Readonly<Record<Side, readonly LengthField[]>> = {
  width: widthFields,
  height: heightFields,
};

/** Why the smallest or the largest of three counts; content has a sentence for each. */
export type TakeReason =
  | 'insideWidth'
  | 'outsideWidth'
  | 'curtainWidth'
  | 'curtainDrop'
  | 'insideDrop'
  | 'louvreDrop'
  | 'tubeDrop'
  | 'outsideDrop';

function reasonFor({ product, mount }: PlannedWindow, side: Side): TakeReason {
  if (side === 'width') {
    if (mount === 'inside') return 'insideWidth';
    return product === 'curtain' ? 'curtainWidth' : 'outsideWidth';
  }
  if (product === 'curtain') return 'curtainDrop';
  if (mount === 'outside') return 'outsideDrop';
  if (product === 'vertical') return 'louvreDrop';
  return product === 'roman' ? 'insideDrop' : 'tubeDrop';
}

const largest: readonly TakeReason[] = ['curtainWidth', 'outsideWidth', 'outsideDrop', 'tubeDrop'];

export interface Taken {
  readonly cm: number;
  readonly which: 'smallest' | 'largest';
  readonly reason: TakeReason;
}

/**
 * The one of three measures that the trade works from, and why: inside a recess the smallest width, outside the largest;
 * a curtain, a roman and a vertical blind the smallest height, a roller or venetian blind the largest, whose rest stays on
 * the tube or lies on the sill (http://woodblindsexpress.co.uk/tips-buying-wooden-venetian-blinds.html, and our post on measuring).
 */
export function takeOf(window: PlannedWindow, side: Side, unit: Unit): Taken | undefined {
  const lengths = fieldsOf[side]
    .map((field) => lengthCm(window.lengths[field], unit))
    .filter((cm) => cm !== undefined);
  if (lengths.length === 0) return undefined;
  const reason = reasonFor(window, side);
  const which = largest.includes(reason) ? 'largest' : 'smallest';
  return {
    cm: which === 'largest' ? Math.max(...lengths) : Math.min(...lengths),
    which,
    reason,
  };
}
