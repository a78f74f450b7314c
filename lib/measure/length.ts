import { westernDigits } from '@/lib/digits';

/** Units that a tape, or a person who reads one aloud, uses. */
export const units = ['cm', 'mm'] as const;
export type Unit = (typeof units)[number];

/** What a typed text says of a length. `stated` is there when the text names its own unit. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'length'; readonly cm: number; readonly stated: boolean };

/** Centimetres of each unit; an inch is 2.54 cm by definition (https://www.nist.gov/pml/owm/si-units-length). */
const centimetres: readonly (readonly [names: RegExp, cm: number])[] = [
  [/^(mm|millimet(er|re)s?|ملم|مم|مليمتر)$/, 0.1],
  [/^(cm|centimet(er|re)s?|سم|سنتيمتر|سنتمتر)$/, 1],
  [/^(m|met(er|re)s?|م|متر)$/, 100],
  [/^(in|inch(es)?|"|″|”|''|بوصة|إنش|انش)$/, 2.54],
];

/** Digits of any script as Western ones, their decimal and thousands signs as `.` and `,`. */
function westernNumber(text: string): string {
  return westernDigits(text).replaceAll('٫', '.').replace(/[٬،]/g, ',');
}

/** '1,500' is fifteen hundred; '2,5' is two and a half, as much of the world writes it. */
function numberOf(text: string): number {
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Lengths are kept to the millimetre, which is what a steel tape tells. */
export function roundToMm(cm: number): number {
  return Math.round(cm * 10) / 10;
}

/** Reads '250', '٢٥٠', '250.5 cm', '2.5 m', '2500mm' or '98 in'; a bare number is in `unit`. */
export function readLength(text: string, unit: Unit): Reading {
  const tidy = westernNumber(text)
    .replace(/[\s\u200e\u200f\u00a0]/g, '')
    .toLowerCase();
  if (tidy === '') return { kind: 'empty' };
  const [, digits = '', name = ''] = /^([\d.,]+)(\D*)$/.exec(tidy) ?? [];
  const value = numberOf(digits);
  const stated = name !== '';
  const scale = stated
    ? centimetres.find(([names]) => names.test(name))?.[1]
    : unit === 'mm'
      ? 0.1
      : 1;
  if (Number.isNaN(value) || scale === undefined) return { kind: 'unreadable' };
  // Finer than the tape: 2.71 is metres, and means 271 cm.
  return { kind: 'length', cm: Math.round(value * scale * 1000) / 1000, stated };
}

/** The length that a text gives, in centimetres, to the millimetre; undefined when it gives none. */
export function lengthCm(text: string, unit: Unit): number | undefined {
  const reading = readLength(text, unit);
  return reading.kind === 'length' ? roundToMm(reading.cm) : undefined;
}

/** A length as it stands in a field: the bare number in `unit`, without needless zeros. */
export function fieldText(cm: number, unit: Unit): string {
  return String(unit === 'mm' ? Math.round(cm * 10) : roundToMm(cm));
}
