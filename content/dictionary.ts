import { oncePerLocale } from '../config/locales';
import { faqSubjects, interfaceTexts, staticPages } from './collections';
import { conventions } from './conventions';
import type { EntryName, StaticPath } from './schema/static-pages';
import type { FaqWords, Locale } from './types';

/** The words of static pages, from `content/pages/`, by entry name. */
type PageWords = {
  readonly [Path in StaticPath as EntryName<Path>]: (typeof staticPages)[Path]['words'][Locale];
};

function dictionaryOf(locale: Locale) {
  const { hours, chat, ...facts } = conventions[locale];
  const own = interfaceTexts.words[locale];
  const pages = Object.entries(staticPages).map(
    ([path, { words }]) => [path, words[locale]] as const,
  );
  const named = pages.map(([path, words]) => [`${path.slice(1) || 'home'}Page`, words]);
  const menu = pages.map(([path, words]) => [path, words.menu]);
  // The keys are `EntryName`s.
  const pageWords = Object.fromEntries(named) as PageWords;
  const menuNames = Object.fromEntries(menu) as Record<StaticPath, string>;
  const categories: readonly FaqWords[] = faqSubjects.map(({ words }) => words[locale]);
  return {
    ...facts,
    ...own,
    ...pageWords,
    hours: { ...own.hours, ...hours },
    chat: { ...own.chat, ...chat },
    /** Also the names of pages in menus, breadcrumbs and the footer. */
    navigation: { ...own.navigation, ...menuNames },
    faqPage: { ...pageWords.faqPage, categories },
  };
}

export type Dictionary = Readonly<ReturnType<typeof dictionaryOf>>;

/** All words of a language, except those of entries. */
export const getDictionary = oncePerLocale((locale): Dictionary => dictionaryOf(locale));
