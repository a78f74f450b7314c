import site from '../content/site.json' with { type: 'json' };

/** Languages that the site can have. Adding one makes the compiler and the content's check name all that it lacks. */
export const knownLocales = ['en', 'ar'] as const;

export type Locale = (typeof knownLocales)[number];

/** Those that it has: the owner's choice in content/site.json. */
export const locales: readonly Locale[] = knownLocales.filter((each) =>
  site.languages.includes(each),
);

export type Localized<T> = Readonly<Record<Locale, T>>;

export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' };

/** The language of the main files in content/, which hold the facts. */
export const sourceLocale: Locale = 'en';

/** The language of URLs without a prefix. */
export const defaultLocale =
  locales.find((each) => each === sourceLocale) ?? locales[0] ?? sourceLocale;

export function oncePerLocale<T>(build: (locale: Locale) => T): (locale: Locale) => T {
  const built = new Map<Locale, T>();
  return (locale) => {
    const known = built.get(locale) ?? build(locale);
    built.set(locale, known);
    return known;
  };
}
