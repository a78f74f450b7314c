/** The plural forms of a text in its language; `zero` is optional in every language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string | undefined>>> & {
  readonly other: string;
};
