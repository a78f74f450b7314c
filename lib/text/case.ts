export const capitalized = <T extends string>(text: T, locale?: string) =>
  // What TypeScript calls it.
  (text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)) as Capitalize<T>;

/** A choice's name within a sentence: 'Linen' becomes 'linen', 'AC unit' stays. */
export const lowerInitial = (name: string): string =>
  name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** A title-case name within a sentence: 'Wave Curtains' becomes 'wave curtains'. */
export function inSentence(
  name: string,
  words: { readonly language: string; readonly chat: { readonly capitalized: readonly string[] } },
): string {
  const { language, chat } = words;
  return name
    .split(' ')
    .map((word) => (chat.capitalized.includes(word) ? word : word.toLocaleLowerCase(language)))
    .join(' ');
}
