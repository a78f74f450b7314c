import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import messagePlaces from './message-places.json' with { type: 'json' };
import { lineWith, template } from './placeholders';
import { line } from './texts';

const oneLine = 60;

function message(original: string, places: readonly string[]) {
  const text = places.length > 0 ? template(...places) : line;
  return original.length > oneLine ? text.meta({ admin: { widget: 'text' } }) : text;
}

/** Categories of counts, besides `other`. */
const counts = ['zero', 'one', 'two', 'few', 'many'];

const isPlural = (texts: object) =>
  'other' in texts && Object.keys(texts).every((key) => key === 'other' || counts.includes(key));

/** Forms of a text by count; a language has those that it needs. */
function pluralOf(places: readonly string[]) {
  const form = lineWith(places);
  const optional = Object.fromEntries(counts.map((count) => [count, form.optional()]));
  const description = 'By count; leave those that the language does not distinguish empty';
  return z.strictObject({ ...optional, other: form }).meta({ description });
}

/**
 * A schema for texts of the same shape.
 * @param places the placeholders that the site fills in, by the path of their text; a new one is listed in message-places.json
 */
function schemaLike(
  original: unknown,
  places: Readonly<Record<string, string>>,
  path: readonly string[] = [],
): z.ZodType {
  const own = places[path.join('.')]?.split(' ') ?? [];
  if (typeof original === 'string') return message(original, own);
  const object = Object(original);
  if (isPlural(object)) return pluralOf(own);
  return z.strictObject(
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        schemaLike(value, places, [...path, key]),
      ]),
    ),
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
export function messages(name: keyof typeof messagePlaces): z.ZodObject {
  const file = `content/${name}.json`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const schema =
    schemas.get(text) ?? z.strictObject({ words: schemaLike(wordsIn(text), messagePlaces[name]) });
  schemas.set(text, schema);
  return schema;
}
