import { typesetAll } from '@/lib/text/typeset';
import { faqSubjects, staticPages } from './collections';
import type { InterfaceWords } from './en';
import { interfaceWords } from './interface-words';
import type { EntryName, StaticPath } from './schema/static-pages';
import type { FaqWords, Locale } from './types';

/** The words of static pages, from `content/pages/`, by entry name. */
type PageWords = {
  readonly [Path in StaticPath as EntryName<Path>]: (typeof staticPages)[Path]['words'][Locale];
};

export type Dictionary = Omit<InterfaceWords, 'navigation'> &
  PageWords & {
    /** Also the names of pages in menus, breadcrumbs and the footer. */
    readonly navigation: InterfaceWords['navigation'] & Readonly<Record<StaticPath, string>>;
    readonly faqPage: { readonly categories: readonly FaqWords[] };
  };

function dictionaryOf(locale: Locale): Dictionary {
  const own = typesetAll<InterfaceWords>(interfaceWords[locale]);
  const pages = Object.entries(staticPages).map(
    ([path, { words }]) => [path, words[locale]] as const,
  );
  const named = pages.map(([path, words]) => [`${path.slice(1) || 'home'}Page`, words]);
  const menu = pages.map(([path, words]) => [path, words.menu]);
  // The keys are `EntryName`s.
  const pageWords = Object.fromEntries(named) as PageWords;
  const menuNames = Object.fromEntries(menu) as Record<StaticPath, string>;
  return {
    ...own,
    ...pageWords,
    navigation: { ...own.navigation, ...menuNames },
    faqPage: {
      ...pageWords.faqPage,
      categories: faqSubjects.map(({ words }) => words[locale]),
    },
  };
}

const all: Readonly<Record<Locale, Dictionary>> = {
  en: dictionaryOf('en'),
  ar: dictionaryOf('ar'),
};

/** All words of a language, except those of entries. */
export function getDictionary(locale: Locale): Dictionary {
  return all[locale];
}
