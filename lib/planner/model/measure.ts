import { type Reading, readLength, roundToMm, type Unit } from './length';
import {
  heightFields,
  isCurtain,
  type LengthField,
  lengthFields,
  type PlannedWindow,
  widthFields,
} from './plan';

export type Side = 'width' | 'height';

export const fieldsOf: Readonly<Record<Side, readonly LengthField[]>> = {
  width: widthFields,
  height: heightFields,
};

/** A length that was typed into a field. */
export interface Measured {
  readonly field: LengthField;
  /** As it was typed. */
  readonly text: string;
  readonly cm: number;
  /** Whether its unit was typed with it. */
  readonly stated: boolean;
}

/** Why the smallest or the largest of three counts; content has a sentence for each. */
export type GoverningReason =
  | 'recessWidth'
  | 'blindWidth'
  | 'curtainWidth'
  | 'curtainDrop'
  | 'recessDrop'
  | 'louvreDrop'
  | 'tubeDrop'
  | 'blindDrop';

export interface GoverningMeasure {
  readonly cm: number;
  readonly reason: GoverningReason;
}

/** A window with its texts read once. */
export interface MeasuredWindow {
  readonly window: PlannedWindow;
  readonly unit: Unit;
  readonly readings: Readonly<Record<LengthField, Reading>>;
  readonly width: readonly Measured[];
  readonly height: readonly Measured[];
  /** The one of three that the trade works from. */
  readonly governing: Readonly<Record<Side, GoverningMeasure | undefined>>;
}

function reasonFor(window: PlannedWindow, side: Side): GoverningReason {
  const recess = window.mount === 'recess';
  if (side === 'width') {
    if (recess) return 'recessWidth';
    return isCurtain(window) ? 'curtainWidth' : 'blindWidth';
  }
  if (isCurtain(window)) return 'curtainDrop';
  if (!recess) return 'blindDrop';
  if (window.product === 'vertical') return 'louvreDrop';
  return window.product === 'roman' ? 'recessDrop' : 'tubeDrop';
}

const largest: readonly GoverningReason[] = ['curtainWidth', 'blindWidth', 'blindDrop', 'tubeDrop'];

/**
 * Inside a recess the smallest width counts, outside the largest; a curtain, a roman and a vertical blind take the smallest
 * height, a roller or venetian blind the largest, whose rest stays on the tube or lies on the sill
 * (http://woodblindsexpress.co.uk/tips-buying-wooden-venetian-blinds.html, and our post on measuring).
 */
function governingMeasure(
  window: PlannedWindow,
  side: Side,
  measured: readonly Measured[],
): GoverningMeasure | undefined {
  if (measured.length === 0) return undefined;
  const reason = reasonFor(window, side);
  const lengths = measured.map(({ cm }) => roundToMm(cm));
  return { cm: largest.includes(reason) ? Math.max(...lengths) : Math.min(...lengths), reason };
}

/** Reads what was typed of a window. */
export function measure(window: PlannedWindow, unit: Unit): MeasuredWindow {
  const read = lengthFields.map((field) => [field, readLength(window.lengths[field], unit)]);
  // Every field is among them, which the compiler cannot see.
  const readings = Object.fromEntries(read) as Record<LengthField, Reading>;
  const side = (fields: readonly LengthField[]) =>
    fields.flatMap((field): readonly Measured[] => {
      const reading = readings[field];
      if (reading.kind !== 'length') return [];
      return [{ field, text: window.lengths[field], cm: reading.cm, stated: reading.stated }];
    });
  const width = side(fieldsOf.width);
  const height = side(fieldsOf.height);
  return {
    window,
    unit,
    readings,
    width,
    height,
    governing: {
      width: governingMeasure(window, 'width', width),
      height: governingMeasure(window, 'height', height),
    },
  };
}

/** The length of a field in centimetres, to the millimetre; undefined when it gives none. */
export function cmOf({ readings }: MeasuredWindow, field: LengthField): number | undefined {
  const reading = readings[field];
  return reading.kind === 'length' ? roundToMm(reading.cm) : undefined;
}
