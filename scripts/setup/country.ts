import { type CountryCode, countries } from '@/config/countries';
import { capitals } from '@/config/country-details';
import { knownLocales } from '@/config/locales';
import { phoneError, placeError } from '@/lib/schema/country';
import { fieldTarget } from './answers';

const stored = fieldTarget('site', 'address.countryCode');

/** The country as it is stored; the schema knows no other codes. */
export const storedCountry = () => stored.read() as CountryCode;

/** Facts that another country would contradict, with their samples. */
function samplesIn(code: CountryCode) {
  const { prefix, digits } = countries[code];
  const phone = (path: string, number: number) => ({
    target: fieldTarget('site', path),
    sample: `+${prefix} 0000 ${String(number).padStart((digits[0] ?? 8) - 4, '0')}`,
    isWrong: (value: unknown) => /\d/.test(String(value)) && phoneError(String(value), code),
  });
  return [
    phone('phones.showroom', 1),
    phone('phones.whatsapp', 3),
    phone('phones.products', 2),
    {
      target: fieldTarget('site', 'address.geo'),
      sample: { ...capitals[code], sample: true },
      // A place, as the schema has it.
      isWrong: (value: unknown) => placeError(value as Parameters<typeof placeError>[0], code),
    },
  ];
}

/** Telephone numbers and a place of another country become samples. @returns what else has changed */
export function changeCountry(code: CountryCode): readonly string[] {
  const isOther = storedCountry() !== code;
  stored.write(code);
  const ownDistrict = Object.fromEntries(knownLocales.map((each) => [each, '{shop.district}']));
  // Dinars are worth ten times the sample's riyals.
  if (isOther && countries[code].decimals === 3) fieldTarget('prices', 'roundTo').write(1);
  // Offered on the page of visits.
  if (isOther) fieldTarget('visitPage', 'districts').write([ownDistrict]);
  const moved = samplesIn(code).filter(({ target, isWrong }) => isWrong(target.read()));
  for (const { target, sample } of moved) target.write(sample);
  return [
    moved.length > 0
      ? 'Telephone numbers and coordinates were in another country. They are samples now, until you answer below.'
      : '',
    isOther ? 'The visit page now offers your own district only; add others in the admin.' : '',
  ].filter(Boolean);
}
