import type { Locale } from '../config/locales';
import type { InterfaceWords } from './en';
import { namesIn, withNames } from './shop-names';
import { site } from './site';
import { writtenWords } from './written-words';

/** The interface strings, from `content/<language>/`. */
export const interfaceWords: Readonly<Record<Locale, InterfaceWords>> = {
  en: withNames(writtenWords.en, namesIn(site.words.en)),
  ar: withNames(writtenWords.ar, namesIn(site.words.ar)),
};
