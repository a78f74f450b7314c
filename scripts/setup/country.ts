import { type CountryCode, countries } from '@/config/countries';
import { capitals, countryWords } from '@/config/country-details';
import { knownLocales } from '@/config/locales';
import {
  countryCodes,
  countryNames,
  phoneError,
  placeError,
} from '@/content/schema/rules/country-issues';
import { fieldTarget, type Target } from './answers';

const stored = fieldTarget('site', 'address.countryCode');

/** The country as it is stored; the schema knows no other codes. */
export const storedCountry = () => stored.read() as CountryCode;

/** A name without its article, for comparison. */
const plain = (name: string) => name.trim().toLowerCase().replace(/^the /, '');

/** The code of a country that is given by its code or its name, in English or Arabic; any other text is unchanged. */
export function countryOf(answer: string): string {
  const regions = ['en', 'ar'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  const isCalled = (code: CountryCode) =>
    [
      code,
      ...Object.values(countryWords[code]).map(({ name }) => name),
      ...regions.map((each) => each.of(code) ?? ''),
    ].some((name) => plain(name) === plain(answer));
  return countryCodes.find(isCalled) ?? answer;
}

/** Facts that another country would contradict, with their samples. */
function samplesIn(code: CountryCode) {
  const { prefix, digits } = countries[code];
  const phone = (path: string, number: number) => ({
    target: fieldTarget('site', path),
    sample: `+${prefix} 0000 ${String(number).padStart((digits[0] ?? 8) - 4, '0')}`,
    isWrong: (value: unknown) => value !== undefined && phoneError(String(value), code),
  });
  return [
    phone('phones.hero', 1),
    phone('phones.cards', 2),
    {
      target: fieldTarget('site', 'address.geo'),
      sample: { ...capitals[code], sample: true },
      // A place, as the schema has it.
      isWrong: (value: unknown) => placeError(value as Parameters<typeof placeError>[0], code),
    },
  ];
}

/** Offered on the page of visits. */
const districts = fieldTarget('visitPage', 'districts');
const ownDistrict = Object.fromEntries(knownLocales.map((each) => [each, '{shop.district}']));

/** The country. Telephone numbers and a place of another become samples, so that the site starts at any time. */
export const countryTarget: Target = {
  read: stored.read,
  problem: (value) =>
    countryCodes.some((code) => code === value)
      ? undefined
      : `write one of: ${Object.values(countryNames).join(', ')}`,
  write(value) {
    const isOther = stored.read() !== value;
    stored.write(value);
    if (isOther) districts.write([ownDistrict]);
    const moved = samplesIn(storedCountry()).filter(({ target, isWrong }) =>
      isWrong(target.read()),
    );
    for (const { target, sample } of moved) target.write(sample);
    const texts = [
      moved.length > 0 &&
        'Telephone numbers and coordinates were in another country. They are samples now, until you answer below.',
      isOther && 'The visit page now offers your own district only; add others in the admin.',
    ];
    return texts.filter(Boolean).join('\n') || undefined;
  },
};
