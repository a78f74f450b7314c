import { fill } from '../text/fill';

/**
 * An amount of riyals: 'QR 1,200'. Western digits in both languages.
 * @param template contains {number}
 */
export function formatAmount(value: number, language: string, template: string): string {
  const format = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    maximumFractionDigits: 2,
  });
  return fill(template, { number: format.format(value) });
}
