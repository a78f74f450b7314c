import { type CountryCode, countries } from '@/config/countries';
import { westernDigits } from '@/lib/text';

/** A telephone number with its country; one without is a number of the shop's country. */
export function phoneOf(text: string, code: CountryCode): string {
  const { prefix, digits: lengths } = countries[code];
  const number = westernDigits(text)
    .replace(/[\s()./]+/g, ' ')
    .trim()
    .replace(/^00/, '+');
  const digits = number.replace(/\D/g, '');
  if (!/^\d[\d -]*$/.test(number)) return number;
  const isWhole = digits.startsWith(prefix) && lengths.includes(digits.length - prefix.length);
  // Dialled within the country, with a zero before.
  return isWhole ? `+${number}` : `+${prefix} ${number.replace(/^0/, '')}`;
}

export function webAddressOf(text: string): string {
  const address = westernDigits(text).trim();
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** The address of a profile, given as such or by its name: '@shop'. */
export function profileOf(text: string, folder: string): string {
  const [, name] = /^@?([\w.-]+)$/.exec(westernDigits(text).trim()) ?? [];
  return name ? `https://${folder}${name}` : webAddressOf(text);
}

const decimal = String.raw`(-?\d{1,3}\.\d+)`;

/** Google's pin; else the first two numbers of a text or a link, whose commas may be encoded. */
const pin = new RegExp(`!3d${decimal}!4d${decimal}`);
const pair = new RegExp(`${decimal}°?(?:[\\s,،;/]|%2C)+\\+?${decimal}`, 'i');

/** A place from '25.2676, 51.5407' or from the link of a map; undefined if neither is in the text. */
export function placeOf(answer: string) {
  const text = westernDigits(answer).replace(/(?<=\d)٫(?=\d)/g, '.');
  const [, latitude, longitude] = pin.exec(text) ?? pair.exec(text) ?? [];
  return longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
