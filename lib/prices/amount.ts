import { fill } from '@/lib/text/fill';
import { isolated, typeset } from '@/lib/text/typeset';

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

/** A range of whole amounts as a headline: 'QR 340–620', from the smaller to the larger in every direction of text. */
export function formatRange(
  { from, to }: Readonly<Record<'from' | 'to', number>>,
  { language, direction }: Readonly<Record<'language' | 'direction', string>>,
  template: string,
): string {
  if (from === to) return formatAmount(from, language, template);
  const [least, most] = [numberText(from, language), numberText(to, language)];
  // Digits have no direction: isolated, they run from left to right.
  return fill(template, { number: isolated(typeset(`${least}-${most}`), { direction }) });
}
