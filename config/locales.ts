/** Languages that the site is written in. Adding one makes the compiler name every text that it lacks. */
export const locales = ['en', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' };

/** The language of addresses without a prefix, and of what has no language of its own. */
export const defaultLocale: Locale = 'en';
