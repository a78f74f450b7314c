/** Converts digits of any script (٢, २, ２) to 0-9. Unicode has them in runs of ten, from 0 to 9. */
export function westernDigits(text: string): string {
  return text.normalize('NFC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
