import { knownLocales, type Localized, locales } from './locales';

/** A test of Arabic words, which a site may be without. */
export const whereArabic = locales.includes('ar') ? test : test.skip;

/** The same text, or texts, in each language that a site can have. */
export const inEvery = <T>(of: T) =>
  // Object.fromEntries loses the keys.
  Object.fromEntries(knownLocales.map((locale) => [locale, of])) as Localized<T>;
