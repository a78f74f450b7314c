import { type CountryCode, countries } from '@/config/countries';
import type { Period } from '@/lib/hours/timetable';
import { westernDigits } from '@/lib/text/digits';

/** A national number in groups: '5555 1234', '50 123 4567', '4 123 4567'. */
function grouped(digits: string, usual: number): string {
  if (digits.length === usual && usual === 8) return `${digits.slice(0, 4)} ${digits.slice(4)}`;
  const area = digits.slice(0, -7);
  return [area, digits.slice(-7, -4), digits.slice(-4)].filter(Boolean).join(' ');
}

/** A telephone number with its country; one without is a number of the shop's country. */
export function phoneOf(text: string, code: CountryCode): string {
  const { prefix, digits: lengths } = countries[code];
  const number = westernDigits(text).replace(/^[\s(]*00/, '+');
  const digits = number.replace(/\D/g, '');
  if (/[^\d\s()+./-]/.test(number) || digits === '') return text.trim();
  const international = `+${prefix} `;
  const [usual = 8] = lengths;
  const national = digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
  if (lengths.includes(national.length)) return international + grouped(national, usual);
  if (number.includes('+')) return number.replace(/[()]/g, '').trim();
  // Dialled within the country, with a zero before.
  const local = digits.replace(/^0(?=\d{8})/, '');
  return international + (lengths.includes(local.length) ? grouped(local, usual) : digits);
}

/** An address of the web; typed without https:// it gets it. */
export function webAddressOf(text: string): string {
  const address = westernDigits(text).trim();
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** The address of a profile, given as such or by its name: '@shop'. */
export function profileOf(text: string, folder: string): string {
  const [, name] = /^@?([\w.-]+)$/.exec(westernDigits(text).trim()) ?? [];
  const isHost = name?.includes('.') && folder.endsWith(`${name}/`);
  return name && !isHost ? `https://${folder}${name}` : webAddressOf(text);
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
  if (/^(?:closed|مغلق)$/i.test(text.trim())) return undefined;
  return text.split(/[,،;]|\band\b/).map((period) => {
    const [opens = '', closes = ''] = period.split(/[-–—]|\bto\b/);
    return { opens: timeOf(opens), closes: timeOf(closes) };
  });
}
