import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { lineWith, placesIn, template } from './placeholders';

const oneLine = 60;

function textLike(original: string) {
  const text = template(original);
  return original.length > oneLine ? text.meta({ admin: { widget: 'text' } }) : text;
}

const counts = ['zero', 'one', 'two', 'few', 'many'];

const isPlural = (texts: object) =>
  'other' in texts && Object.keys(texts).every((key) => key === 'other' || counts.includes(key));

/** Forms of a text by count; a language has those that it needs. */
function pluralOf(original: object) {
  const form = lineWith(placesIn(Object.values(original).join()));
  const optional = Object.fromEntries(counts.map((count) => [count, form.optional()]));
  const description = 'By count; leave those that the language does not distinguish empty';
  return z.strictObject({ ...optional, other: form }).meta({ description });
}

/** The words of the English file; none if it is no JSON, which the check reports. */
function wordsIn(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')).words);
  } catch {
    return {};
  }
}

function schemaLike(original: unknown): z.ZodType {
  if (typeof original === 'string') return textLike(original);
  return isPlural(Object(original)) ? pluralOf(Object(original)) : objectLike(Object(original));
}

const objectLike = (original: object) =>
  z.strictObject(
    Object.fromEntries(Object.entries(original).map(([key, value]) => [key, schemaLike(value)])),
  );

/** Every language has the words of the English file, `content/<name>.json`, and their placeholders. */
export const wordsOf = (name: string): z.ZodObject => objectLike(wordsIn(`content/${name}.json`));
