/**
 * A title-case name for use within a sentence: 'Wave Curtains' becomes 'wave curtains'.
 * @param capitalized proper names and abbreviations
 */
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
