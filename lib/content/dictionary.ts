import { locales, oncePerLocale } from '@/config/locales';
import type { StaticPath } from '@/config/paths';
import type { EntryName } from '@/lib/schema/pages/static-pages';
import { weekdayNames } from '@/lib/text';
import { faqSubjects, interfaceTexts, staticPages } from './collections';
import { conventions } from './conventions';
import type { FaqWords, InLanguage, Locale, Localized } from './types';

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

type PageWords = {
  readonly [Path in StaticPath as EntryName<Path>]: InLanguage<(typeof staticPages)[Path]>;
};

function dictionaryOf(locale: Locale) {
  const { hours, ...facts } = conventions[locale];
  const own = inLanguage(interfaceTexts, locale);
  const pages = Object.entries(staticPages).map(
    ([path, entry]) => [path, inLanguage<typeof entry>(entry, locale)] as const,
  );
  const named = pages.map(([path, words]) => [`${path.slice(1) || 'home'}Page`, words]);
  const menu = pages.map(([path, words]) => [path, words.menu]);
  // The keys are `EntryName`s.
  const pageWords = Object.fromEntries(named) as PageWords;
  const menuNames = Object.fromEntries(menu) as Record<StaticPath, string>;
  const categories: readonly FaqWords[] = faqSubjects.map((each) => inLanguage(each, locale));
  return {
    ...facts,
    language: locale,
    ...own,
    ...pageWords,
    hours: { ...own.hours, ...hours, language: locale, days: weekdayNames(locale) },
    /** Also the names of pages in menus, breadcrumbs and the footer. */
    navigation: { ...own.navigation, ...menuNames },
    faqPage: { ...pageWords.faqPage, categories },
  };
}

export type Dictionary = Readonly<ReturnType<typeof dictionaryOf>>;

/** `inLanguage` of the interface's entry and of those of all static pages, by their names. */
export const getDictionary = oncePerLocale((locale): Dictionary => dictionaryOf(locale));
