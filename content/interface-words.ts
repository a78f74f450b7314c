import type { Locale } from '../config/locales';
import { arabic } from './ar';
import { english, type InterfaceWords } from './en';
import { namesIn, withNames } from './shop-names';
import { site } from './site';

/** The strings of the interface, which stand in `content/<language>/`. */
export const interfaceWords: Readonly<Record<Locale, InterfaceWords>> = {
  en: withNames(english, namesIn(site.words.en)),
  ar: withNames(arabic, namesIn(site.words.ar)),
};
