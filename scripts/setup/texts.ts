import type { Period } from '@/lib/hours/timetable';
import { westernDigits } from '@/lib/text/digits';

/** A normalized telephone number; eight digits are a number in Qatar. */
export function phoneOf(text: string): string {
  const number = westernDigits(text).trim().replace(/^00/, '+');
  const digits = number.replace(/[\s-]/g, '');
  return /^\d{8}$/.test(digits) ? `+974 ${digits.slice(0, 4)} ${digits.slice(4)}` : number;
}

/** An address of the web; typed without https:// it gets it. */
export function webAddressOf(text: string): string {
  const address = text.trim();
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** Coordinates from '25.2676, 51.5407', as Google Maps copies them; invalid numbers are NaN. */
export function coordinatesOf(text: string): { latitude: number; longitude: number } {
  const [latitude = Number.NaN, longitude = Number.NaN] = westernDigits(text)
    .split(/[,،\s]+/)
    .filter(Boolean)
    .map(Number);
  return { latitude, longitude };
}

/** '8:00' from '8', '8:00' or '8 am'; invalid times are unchanged. */
function timeOf(text: string): string {
  const time = westernDigits(text).trim();
  const [, hours, minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(time) ?? [];
  if (hours === undefined) return time;
  if (!half) return `${Number(hours)}:${minutes}`;
  return `${(Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`;
}

/** A day's hours as text: '8:00-13:00, 15:30-22:00', or 'closed'. */
export function hoursText(periods: readonly Period[] = []): string {
  return periods.map(({ opens, closes }) => `${opens}-${closes}`).join(', ') || 'closed';
}

/** The inverse; undefined for a closed day, as the admin writes it. */
export function hoursOf(text: string): readonly Period[] | undefined {
  if (/^closed$/i.test(text.trim())) return undefined;
  return text.split(/[,،;]|\band\b/).map((period) => {
    const [opens = '', closes = ''] = period.split(/[-–—]|\bto\b/);
    return { opens: timeOf(opens), closes: timeOf(closes) };
  });
}
