import { errors as arabic } from '@/content/ar/errors';
import { errors as english } from '@/content/en/errors';
import { defaultLocale, type Locale, locales } from '@/content/locales';

/** Language of the page in the browser; an error screen is told nothing by what has failed. */
export function documentLocale(): Locale {
  // Next draws the error page once at build time, too.
  if (typeof document === 'undefined') return defaultLocale;
  return locales.find((locale) => locale === document.documentElement.lang) ?? defaultLocale;
}

/** Words of the error screen in every language, since it stands on the pages of all. */
export const failureWords = { en: english.error, ar: arabic.error } as const;
