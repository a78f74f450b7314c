import { fieldText, readLength, type Unit } from './length';
import { lengthFields, noLengths, type PlannedWindow } from './plan';

/** A window's lengths in another unit: bare numbers are converted; a length that names its unit stays as typed. */
export function inUnit(window: PlannedWindow, from: Unit, to: Unit): PlannedWindow {
  const lengths = lengthFields.map((field) => {
    const text = window.lengths[field];
    const reading = readLength(text, from);
    const bare = reading.kind === 'length' && !reading.stated;
    return [field, bare ? fieldText(reading.cm, to) : text];
  });
  return { ...window, lengths: { ...noLengths, ...Object.fromEntries(lengths) } };
}
