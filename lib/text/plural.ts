import { fill } from './fill';

/** The plural forms of a text in its language; `zero` is optional in every language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>>> & {
  readonly other: string;
};

/** The plural form for a count, filled in: `{count}` by default. */
export function plural(
  count: number,
  forms: PluralForms,
  language: string,
  values: Readonly<Record<string, string | number>> = { count },
): string {
  const rule = count === 0 && forms.zero ? 'zero' : new Intl.PluralRules(language).select(count);
  return fill(forms[rule] ?? forms.other, values);
}
