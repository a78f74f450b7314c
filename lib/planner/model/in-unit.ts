import { fieldText, readLength, type Unit } from './length';
import { type Lengths, lengthFields, type PlannedWindow } from './plan';

/** A window's lengths in another unit: bare numbers are converted; a length that names its unit stays as typed. */
export function inUnit(window: PlannedWindow, from: Unit, to: Unit): PlannedWindow {
  if (from === to) return window;
  const texts = lengthFields.map((field) => {
    const text = window.lengths[field];
    const reading = readLength(text, from);
    const bare = reading.kind === 'length' && !reading.stated;
    return [field, bare ? fieldText(reading.cm, to) : text];
  });
  // Every field is among them, which the compiler cannot see.
  return { ...window, lengths: Object.fromEntries(texts) as Lengths };
}
