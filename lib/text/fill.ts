/** Fills in a text's placeholders. @throws if a value is missing */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`'${text}' has no value for {${name}}`);
    return String(value);
  });

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

/** A placeholder of the content in square brackets: '[days]' (docs/requirements.md 2.9). */
export const placeholder = /\[[^\]]+\]/;

/** Lines with placeholders, filled in: those whose values are all given. */
export function filledLines(lines: readonly string[], values: Readonly<Record<string, string>>) {
  const empty = Object.entries(values).filter(([, text]) => text.trim() === '');
  return lines
    .filter((line) => !empty.some(([name]) => line.includes(`{${name}}`)))
    .map((line) => fill(line, values))
    .join('\n');
}

export const choiceText = (choices: readonly (readonly [of: string, chosen: string])[]): string =>
  choices.map(([of, chosen]) => `${of}: ${chosen}.`).join(' ');
