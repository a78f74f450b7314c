import type { Locale } from '../config/locales';
import { arabic } from './ar';
import { english, type InterfaceWords } from './en';

/** The strings of the interface as they are written: the shop's names, whose file may be broken, are not in them yet. */
export const writtenWords: Readonly<Record<Locale, InterfaceWords>> = { en: english, ar: arabic };
