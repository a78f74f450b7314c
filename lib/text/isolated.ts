/** `<bdi>` in plain text: isolates a text's direction (first strong isolate). */
export function isolated(text: string, { direction }: { readonly direction: string }): string {
  const plain = direction === 'ltr' && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
  return plain || text === '' ? text : `\u2068${text}\u2069`;
}
