import { locales } from '../config/locales';
import { mapTexts } from '../lib/text/map-texts';

/** Placeholders for names of the shop, such as {shop.district}, which are defined once, in `site.json`. */
export const shopNames = ['name', 'secondName', 'district', 'city', 'country'] as const;

export function namesIn(words: unknown): Readonly<Record<string, unknown>> {
  const { name, secondName, address } = Object(words);
  return { ...Object(address), name, secondName };
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
