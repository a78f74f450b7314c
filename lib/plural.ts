import { fill } from './fill';

/** A counted text in the forms that its language has; `zero` may be given in every language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The form for a count, with the count in place of `{count}`. */
export function plural(count: number, forms: PluralForms, language: string): string {
  const rule = count === 0 && forms.zero ? 'zero' : new Intl.PluralRules(language).select(count);
  return fill(forms[rule] ?? forms.other, { count });
}
