/** Cut to a field's maximum length (UTF-16 units), without half a character, which no URL can contain. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Surrogate}/gu, '');

/** Reads a value from outside, such as a link or storage, as a text that a visitor could have typed; '' if it is none. */
export type Reader = (value: unknown) => string;

/** What a field of one line holds: no line breaks or control characters. */
export const line =
  (most: number): Reader =>
  (value) =>
    typeof value === 'string' ? cut(value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), most) : '';

/** What a text area holds: line breaks and tabs, but no other control characters. */
export const lines =
  (most: number): Reader =>
  (value) =>
    typeof value === 'string'
      ? cut(value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}+/gu, ''), most)
      : '';

/** What a choice holds: one of its values. */
export const oneOf =
  (values: readonly string[]): Reader =>
  (value) =>
    values.find((each) => each === value) ?? '';
