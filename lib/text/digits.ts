/** Converts digits of any script (٢, २, ２) to 0-9. Unicode has them in runs of ten, from 0 to 9. */
export const westernDigits = (text: string): string =>
  text.normalize('NFC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });

/** A whole number from 1 to `most`, in digits of any script; undefined for any other text: '3.9', '-1', '0x10', '1e2'. */
export function readCount(text: string, most = 9999): number | undefined {
  // Bidi marks come along with copied text.
  const digits = westernDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const count = /^\d+$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= most ? count : undefined;
}
