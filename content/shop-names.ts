import { mapTexts } from '../lib/text/map-texts';

/** Placeholders for names of the shop, such as {shop.district}, which are defined once, in `site.json`. */
export const shopNames = ['name', 'secondName', 'district', 'city', 'country'] as const;

/** The names in one language, from the words of `site.json`. */
export function namesIn(words: unknown): Readonly<Record<string, unknown>> {
  const { name, secondName, address } = Object(words);
  return { ...Object(address), name, secondName };
}

/** Fills in the shop's names in all texts of a value; unknown placeholders stay, for the check to report. */
export const withNames = <T>(value: T, names: Readonly<Record<string, unknown>>): T =>
  mapTexts(value, (text) =>
    text.replace(/\{shop\.(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole)),
  );
