import { westernDigits } from '@/lib/text/digits';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const decimal = String.raw`(-?\d{1,3}\.\d+)`;

/** Google's pin; else the first two numbers of a text or a link, whose commas may be encoded. */
const pin = new RegExp(`!3d${decimal}!4d${decimal}`);
const pair = new RegExp(`${decimal}°?(?:[\\s,;/]|%2C|&mlon=)+\\+?${decimal}`, 'i');

/** 23°35'35"N: degrees, minutes, seconds and where they count to. */
const degrees =
  /(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''|′′)\s*)?([NSEW])/gi;

function ofDegrees(text: string): Place | undefined {
  const found = [...text.matchAll(degrees)].map(
    ([, whole, minutes = 0, seconds = 0, side = '']) => {
      const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
      const signed = /[sw]/i.test(side) ? -value : value;
      return { isNorth: /[ns]/i.test(side), value: Math.round(signed * 1e6) / 1e6 };
    },
  );
  const latitude = found.find(({ isNorth }) => isNorth)?.value;
  const longitude = found.find(({ isNorth }) => !isNorth)?.value;
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
}

/** A place from '25.2676, 51.5407', from degrees, or from the link of a map; undefined if neither is in the text. */
export function coordinatesOf(answer: string): Place | undefined {
  const text = westernDigits(answer.trim())
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/،/g, ',');
  const [, latitude, longitude] = pin.exec(text) ?? pair.exec(text) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return ofDegrees(text) ?? (longitude ? place : undefined);
}

/** How to find the two numbers, for an answer without them. */
export const howToCopy = (answer: string) =>
  `${
    /^(?:https?:|www\.)/i.test(answer.trim())
      ? 'this link contains no coordinates'
      : 'two numbers are required'
  }; open the map, right-click your door (on a phone, hold your finger there), copy the two numbers, such as 25.2676, 51.5407, and paste them here`;
