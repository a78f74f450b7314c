import type { ContentIssue, FieldPath } from './issue';

/** A sentence; shorter texts may be names or numbers, which are not translated. */
const isSentence = (text: string) => text.length >= 20 && /\p{L}\s+\p{L}/u.test(text);

/** Name of each language's script. */
const scripts: Readonly<Record<string, { readonly letters: RegExp; readonly name: string }>> = {
  en: { letters: /\p{Script=Latin}/u, name: 'English' },
  ar: { letters: /\p{Script=Arabic}/u, name: 'Arabic' },
};

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Lists that are longer in one language than in the other. */
export function missingWords(
  first: unknown,
  second: unknown,
  path: FieldPath = [],
): Pick<ContentIssue, 'path' | 'message'>[] {
  if (typeof second !== 'object' || second === null) return [];
  if (lengthOf(first) !== lengthOf(second)) {
    const message = `${lengthOf(second)} entries, but ${lengthOf(first)} in the other language; each is wanted in both`;
    return [{ path, message }];
  }
  return Object.entries(second).flatMap(([name, inner]) => {
    const step = Array.isArray(second) ? Number(name) : name;
    return missingWords(Object(first)[step], inner, [...path, step]);
  });
}

/** The error of a sentence in another language's script; undefined if there is none. */
export function foreignLetters(text: string, locale: string) {
  const { letters, name } = scripts[locale] ?? {};
  if (!letters || !isSentence(text) || letters.test(text)) return undefined;
  return `‘${text}’: not a letter of it is ${name}; is it translated?`;
}

/** Whether browsers know how dates are written in a language. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
