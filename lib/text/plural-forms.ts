/** A counted text in the forms that its language has; `zero` may be given in every language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>>> & {
  readonly other: string;
};
