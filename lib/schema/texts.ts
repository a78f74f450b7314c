import { z } from 'zod';
import { contentIconNames } from '../../config/icons';
import { knownLocales, type Locale, languageNames, locales } from '../../config/locales';
import { lineWith } from './placeholders';

export const line = lineWith();

export const literalLine = line
  .refine((text) => !text.includes('{shop.'), 'write the shop’s facts out here, without { }')
  .meta({ prose: false });

export function fieldsOf<const Name extends string, T extends z.ZodType>(
  names: readonly Name[],
  of: T,
) {
  // Object.fromEntries loses the keys.
  return Object.fromEntries(names.map((name) => [name, of])) as Record<Name, T>;
}

export function localized<T extends z.ZodType>(of: T) {
  const fields = locales.map((locale) => [locale, of.meta({ title: languageNames[locale] })]);
  // Object.fromEntries loses the keys.
  const shape = Object.fromEntries(fields) as Record<Locale, T>;
  // Words of a language that the site does not have may stay.
  return locales.length < knownLocales.length ? z.looseObject(shape) : z.strictObject(shape);
}

export const paragraph = line.meta({ admin: { widget: 'text' } });

/** A meta description: search results truncate longer texts and extend shorter ones. */
export const searchText = paragraph.min(50).max(240).meta({
  title: 'Text for search engines',
  description: 'Shown below the title in search results: 110 to 160 characters',
});

export const altText = paragraph.meta({
  title: 'What it shows',
  description: 'One sentence for people who cannot see it: what a buyer would notice',
});

export const slugPattern = '^[a-z][a-z0-9-]*$';
export const slugAdvice = 'begin with a letter; then small letters, digits and ‘-’ only';

export const slug = z
  .string()
  .regex(new RegExp(slugPattern), `it becomes part of an address: ${slugAdvice}`);

export const webAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'write the whole address, beginning with https://',
});

export const titledText = z.strictObject({ title: line, text: paragraph });

export const labelledValue = z.strictObject({ label: line, value: line });

export const paragraphs = z.array(localized(paragraph).meta({ title: 'Paragraph' })).min(1);

/** A list that may be empty, or omitted by the admin: its part of the page is then hidden. */
export const anyNumber = <T extends z.ZodType>(of: T) => z.array(of).default([]);

export const localizedLines = anyNumber(localized(line));

export const titledTexts = anyNumber(
  z
    .strictObject({
      icon: z.enum(contentIconNames).optional(),
      title: localized(line),
      text: localized(paragraph),
    })
    .meta({ title: 'Text' }),
);

export function atLeastOne<T>(of: z.ZodType<T>) {
  // The minimum narrows the type, which zod cannot infer.
  return z.array(of).min(1) as unknown as z.ZodType<readonly [T, ...T[]]>;
}

/** Rejects a list in which two items have the same in a part of them, or are the same. */
export const noneTwice =
  <T>(partOf: (item: T) => unknown = (item) => item) =>
  (items: readonly T[], context: z.RefinementCtx) => {
    const parts = items.flatMap(partOf).map((part) => JSON.stringify(part));
    for (const part of new Set(parts.filter((each, index) => parts.indexOf(each) < index)))
      context.addIssue(`${part} is there twice`);
  };

export const distinct = <T extends z.ZodType>(of: T) => anyNumber(of).superRefine(noneTwice());

export const day = z.iso
  .date({ error: 'write an existing date, such as 2027-02-08', abort: true })
  .meta({ admin: { widget: 'datetime' } });

export const order = z.int().min(1);
