import { arabic } from './ar';
import { english } from './en';
import type { Locale } from './locales';

/** A second language has texts of its own in the same shape. */
type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> };

/** The strings of the interface, which stand in `content/<language>/`. */
export type InterfaceWords = Translated<typeof english>;

export const interfaceWords: Readonly<Record<Locale, InterfaceWords>> = {
  en: english,
  ar: arabic,
};
