import { locales } from '../config/locales';
import { mapTexts } from '../lib/text/map-texts';
import { type CountryCode, countryWords } from './countries';
import type { Locale } from './types';

/** Placeholders for names of the shop, such as {shop.district}, which are defined once, in `site.json`. */
export const shopNames = ['name', 'secondName', 'district', 'city', 'country', 'currency'] as const;

/** The names in one language, from the words of `site.json`, which may be invalid, and the shop's country. */
export function namesIn(
  words: unknown,
  code: unknown,
  locale: string,
): Readonly<Record<string, unknown>> {
  const { name, secondName, address } = Object(words);
  // Undefined for any other code or language.
  const country = countryWords[code as CountryCode]?.[locale as Locale];
  return {
    ...Object(address),
    name,
    secondName,
    country: country?.name,
    currency: country?.currency,
  };
}

/** Fills in the shop's names in all texts of a file, in their language; unknown placeholders stay, for the check to report. */
export const withNames = <T>(
  value: T,
  namesFor: (locale: string) => Readonly<Record<string, unknown>>,
  fileLocale: string,
): T =>
  mapTexts(value, (text, path) =>
    text.replace(/\{shop\.(\w+)\}/g, (whole, name: string) => {
      const locale = locales.find((each) => each === path.at(-1)) ?? fileLocale;
      return String(namesFor(locale)[name] ?? whole);
    }),
  );
