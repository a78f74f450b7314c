import { knownLocales } from '@/config/locales';
import type { ContentEntry, FieldPath } from '../issue';

/** A sentence; shorter texts may be names or numbers, which are not translated. */
const isSentence = (text: string) => text.length >= 20 && /\p{L}\s+\p{L}/u.test(text);

const scripts: Readonly<Record<string, { readonly letters: RegExp; readonly name: string }>> = {
  en: { letters: /\p{Script=Latin}/u, name: 'English' },
  ar: { letters: /\p{Script=Arabic}/u, name: 'Arabic' },
};

export function localeOf(path: FieldPath, { locale }: Pick<ContentEntry, 'locale'>): string {
  const own = path.at(-1);
  return knownLocales.find((each) => each === own) ?? locale;
}

/** The error of a sentence in another language's script; undefined if there is none. */
export function foreignLetters(text: string, locale: string, isTranslated = isSentence(text)) {
  const { letters, name } = scripts[locale] ?? {};
  if (!letters || !isTranslated || letters.test(text)) return undefined;
  return `‘${text}’: contains no ${name} letters; is it translated?`;
}
