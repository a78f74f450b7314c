import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { lineWith } from './texts';

/** Longer texts are several lines in the admin. */
const oneLine = 60;

/** Names of a text's placeholders. */
const placesIn = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

/** A text with the placeholders of the English one, which the site fills in. */
function textLike(original: string) {
  const places = placesIn(original);
  const all = places.map((name) => `{${name}}`).join(', ');
  const kept = new RegExp(`^${places.map((name) => `(?=[^]*\\{${name}\\})`).join('')}`);
  const text = lineWith(
    places,
    ...(places.length > 0
      ? [[kept, `keep ${all} as in the English text; the site fills it in`] as const]
      : []),
  );
  return text.meta({
    ...(places.length > 0 && { description: `The site fills in ${all}` }),
    ...(original.length > oneLine && { admin: { widget: 'text' } }),
  });
}

/** Categories of counts, besides `other`. */
const counts = ['zero', 'one', 'two', 'few', 'many'];

const isPlural = (texts: object) =>
  'other' in texts && Object.keys(texts).every((key) => key === 'other' || counts.includes(key));

/** Forms of a text by count; a language has those that it needs. */
function pluralLike(forms: object) {
  const form = lineWith(Object.values(forms).flatMap(placesIn));
  const optional = Object.fromEntries(counts.map((count) => [count, form.optional()]));
  const description = 'By count; those that the language does not tell apart stay empty';
  return z.strictObject({ ...optional, other: form }).meta({ description });
}

/** A schema for texts of the same shape. */
function schemaLike(original: unknown): z.ZodType {
  if (typeof original === 'string') return textLike(original);
  if (Array.isArray(original)) return z.array(schemaLike(original[0])).length(original.length);
  const object = Object(original);
  if (isPlural(object)) return pluralLike(object);
  return z.strictObject(
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, schemaLike(value)])),
  );
}

/** The words of a file's text; none if it is no JSON, which the check reports. */
function wordsIn(text: string): unknown {
  try {
    return JSON.parse(text).words;
  } catch {
    return {};
  }
}

/** Schemas by the text of the English file: there are hundreds of fields, and the check asks for them often. */
const schemas = new Map<string, z.ZodObject>();

/** Labels and messages: every language has those of the English file, `content/<name>.json`. */
export function messages(name: string): z.ZodObject {
  const file = `content/${name}.json`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const schema = schemas.get(text) ?? z.strictObject({ words: schemaLike(wordsIn(text)) });
  schemas.set(text, schema);
  return schema;
}
