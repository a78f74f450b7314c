import { errors as arabic } from '@/content/ar/errors';
import { errors as english } from '@/content/en/errors';
import { defaultLocale, type Locale, locales } from '@/content/locales';

/** The document's language; an error boundary gets no props from the page. */
export function documentLocale(): Locale {
  // Next also renders the error page at build time.
  if (typeof document === 'undefined') return defaultLocale;
  return locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;
}

/** The error screen's words in every language, since all pages share it. */
export const failureWords = { en: english.error, ar: arabic.error } as const;
