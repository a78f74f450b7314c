import { type LengthField, lengthFields, type Side, sides } from '@/config/window';
import { type Reading, readLength, roundToMm } from '../model/length';
import { isCurtain, type PlannedWindow } from '../model/window';

export interface Measured extends Reading {
  readonly field: LengthField;
  readonly text: string;
}

/** Why the smallest or the largest of three is used; content has a sentence for each. */
type Reason = 'recess' | 'cover' | 'drag' | 'tube';

function reasonFor(window: PlannedWindow, side: Side): Reason {
  const recess = window.mount === 'recess';
  if (side === 'width') return recess ? 'recess' : 'cover';
  if (isCurtain(window)) return 'drag';
  if (!recess) return 'cover';
  if (window.product === 'vertical') return 'drag';
  return window.product === 'roman' ? 'recess' : 'tube';
}

/**
 * The governing measure: inside a recess the smallest width, outside the largest; for curtains, roman and vertical blinds the smallest
 * height, for roller and venetian blinds the largest, whose excess stays on the tube or rests on the sill
 * (http://woodblindsexpress.co.uk/tips-buying-wooden-venetian-blinds.html, and our post on measuring).
 */
function governingMeasure(window: PlannedWindow, side: Side, measured: readonly Measured[]) {
  if (measured.length === 0) return undefined;
  const reason = reasonFor(window, side);
  const largest = reason === 'cover' || reason === 'tube';
  const lengths = measured.map(({ cm }) => roundToMm(cm));
  return { cm: largest ? Math.max(...lengths) : Math.min(...lengths), reason };
}

export function measure(window: PlannedWindow) {
  const lengths: Partial<Record<LengthField, Measured>> = {};
  const unreadable: LengthField[] = [];
  for (const field of lengthFields) {
    const text = (window.lengths[field] ?? '').trim();
    const reading = text ? readLength(text, window.unit) : undefined;
    if (reading) lengths[field] = { ...reading, field, text };
    else if (text) unreadable.push(field);
  }
  const side = (name: Side) => sides[name].flatMap((field) => lengths[field] ?? []);
  const [width, height] = [side('width'), side('height')];
  const governing = {
    width: governingMeasure(window, 'width', width),
    height: governingMeasure(window, 'height', height),
  };
  return { window, lengths, unreadable, width, height, governing };
}

export type MeasuredWindow = Readonly<ReturnType<typeof measure>>;
