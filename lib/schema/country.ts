import { type CountryCode, countries } from '@/config/countries';
import { countryWords, outlines } from '@/config/country-details';

// The keys of the table.
export const countryCodes = Object.keys(countries) as [CountryCode, ...CountryCode[]];

export const countryNames = Object.fromEntries(
  countryCodes.map((code) => [code, countryWords[code].en.name]),
);

const nameOf = (code: CountryCode) => countryWords[code].en.name;

export function phoneError(phone: string, code: CountryCode): string | undefined {
  const { prefix, digits } = countries[code];
  const typed = phone.replace(/\D/g, '');
  if (typed.startsWith(prefix) && digits.includes(typed.length - prefix.length)) return undefined;
  const counts = digits.toSorted((a, b) => a - b).join(' or ');
  const example = `+${prefix} ${digits[0] === 9 ? '50 123 4567' : '5555 1234'}`;
  return `a number of ${nameOf(code)} has ${counts} digits after +${prefix}, such as ${example}`;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether a place is within a country's outline, by the even-odd rule. */
function isWithin({ latitude, longitude }: Place, code: CountryCode): boolean {
  const outline = outlines[code];
  const crossed = outline.filter(([north = 0, east = 0], index) => {
    const [south = 0, west = 0] = outline.at(index - 1) ?? [];
    const isBetween = north > latitude !== south > latitude;
    return isBetween && longitude < ((west - east) * (latitude - north)) / (south - north) + east;
  });
  return crossed.length % 2 === 1;
}

export function placeError(place: Place, code: CountryCode): string | undefined {
  if (isWithin(place, code)) return undefined;
  const { latitude, longitude } = place;
  return `${latitude}, ${longitude} is not in ${nameOf(code)}; copy both numbers from the map again, the latitude first`;
}
