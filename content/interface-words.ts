import { arabic } from './ar';
import { english, type InterfaceWords } from './en';
import type { Locale } from './locales';

/** The strings of the interface, which stand in `content/<language>/`. */
export const interfaceWords: Readonly<Record<Locale, InterfaceWords>> = {
  en: english,
  ar: arabic,
};
