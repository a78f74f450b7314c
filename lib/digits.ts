/** Converts Arabic (٠-٩) and Persian (۰-۹) digits to 0-9. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
