import { locales } from '@/config/locales';
import type { InLanguage, Locale, Localized } from './types';

const isLocalized = (value: object): value is Localized<unknown> =>
  locales.every((locale) => locale in value);

function pick(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => pick(each, locale));
  if (isLocalized(value)) return value[locale];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, pick(inner, locale)]),
  );
}

/** An entry, or an item of its lists, as one language has it: texts of this language alone, words beside facts. */
export function inLanguage<Entry extends object>(entry: Entry, locale: Locale): InLanguage<Entry> {
  const { words, ...facts } = Object(pick(entry, locale));
  // What `pick` keeps of each value is its type in one language.
  return { ...facts, ...words } as InLanguage<Entry>;
}
