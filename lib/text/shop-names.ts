import { knownLocales } from '@/config/locales';
import { mapTexts } from './map-texts';

/** Placeholders for facts of the shop, such as {shop.district}: each is defined once, in `site.json`, `hours.json` or
 * `promises.json`. */
export const shopNames = [
  'name',
  'secondName',
  'district',
  'city',
  'country',
  'currency',
  'days',
  'hours',
  'area',
  'answer',
  'visit',
] as const;

export type Facts = Readonly<Record<string, string | undefined>>;

/** Fills in the facts that texts name, in the language of each; unknown placeholders stay, for the check. */
export const withFacts = <T>(value: T, factsIn: (locale: string) => Facts, fileLocale: string): T =>
  mapTexts(value, (text, path) => {
    const facts = factsIn(knownLocales.find((each) => each === path.at(-1)) ?? fileLocale);
    return text.replace(/(ل?)\{([\w.-]+)\}/g, (whole, to: string, name: string) => {
      const fact = facts[name];
      // An Arabic ‘to’ takes the alif of the article: للدوحة.
      return fact === undefined ? whole : to + (to ? fact.replace(/^ال/, 'ل') : fact);
    });
  });
