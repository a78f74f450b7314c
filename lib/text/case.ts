export const capitalized = <T extends string>(text: T, locale?: string) =>
  // What TypeScript calls it.
  (text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)) as Capitalize<T>;

/** A choice's name within a sentence: 'Linen' becomes 'linen', 'AC unit' stays. */
export const lowerInitial = (name: string): string =>
  name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** A title-case name within a sentence: 'Wave Curtains' becomes 'wave curtains'. */
export function inSentence(
  name: string,
  { language, capitalized: names }: { language: string; capitalized: readonly string[] },
): string {
  return name
    .split(' ')
    .map((word) => (names.includes(word) ? word : word.toLocaleLowerCase(language)))
    .join(' ');
}
