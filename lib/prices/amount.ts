import { fill } from '../text/fill';

/**
 * An amount: 'QR 1,200'. Western digits in both languages.
 * @param template contains {number}
 * @param decimals of an amount that is not whole
 */
export function formatAmount(
  value: number,
  language: string,
  template: string,
  decimals = 0,
): string {
  const digits = Number.isInteger(value) ? 0 : decimals;
  const format = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return fill(template, { number: format.format(value) });
}
