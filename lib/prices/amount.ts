import { fill, typeset } from '@/lib/text';

function numberText(value: number, language: string, decimals = 0): string {
  return value.toLocaleString(language, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** An amount: 'QR 1,200'. */
export function formatAmount(value: number, language: string, template: string, decimals = 0) {
  return fill(template, { number: numberText(value, language, decimals) });
}

/** A range of whole amounts as a headline: 'QR 340–620'. */
export function formatRange(
  { from, to }: Readonly<Record<'from' | 'to', number>>,
  { language, range }: Readonly<Record<'language' | 'range', string>>,
  template: string,
): string {
  if (from === to) return formatAmount(from, language, template);
  const ends = { from: numberText(from, language), to: numberText(to, language) };
  return fill(template, { number: typeset(fill(range, ends)) });
}
