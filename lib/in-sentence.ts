/**
 * A name in title case as it stands within a sentence: 'Wave Curtains' is 'wave curtains' there.
 * @param keepCapital words that are names themselves, or letters said one by one
 */
export function inSentence(
  name: string,
  {
    language,
    chat,
  }: { readonly language: string; readonly chat: { readonly keepCapital: readonly string[] } },
): string {
  return name
    .split(' ')
    .map((word) => (chat.keepCapital.includes(word) ? word : word.toLocaleLowerCase(language)))
    .join(' ');
}
