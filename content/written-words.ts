import type { Locale } from '../config/locales';
import { arabic } from './ar';
import { english, type InterfaceWords } from './en';

/** The interface strings without the shop's names, whose file may be invalid. */
export const writtenWords: Readonly<Record<Locale, InterfaceWords>> = { en: english, ar: arabic };
