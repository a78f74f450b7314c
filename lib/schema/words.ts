import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { lineWith, template } from './placeholders';
import placesByFile from './placeholders.json' with { type: 'json' };
import { line } from './texts';

const allPlaces: Readonly<Record<string, Readonly<Record<string, string>>>> = placesByFile;

const oneLine = 60;

function textLike(original: string, places: readonly string[]) {
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

/** The words of the English file; none if it is no JSON, which the check reports. */
function wordsIn(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')).words);
  } catch {
    return {};
  }
}

/**
 * The schema of a file's words: every language has those of the English file, `content/<name>.json`. Placeholders of a new
 * text are listed in placeholders.json; its label and hint, where its name does not say enough, in admin.json.
 */
export function wordsOf(name: string): z.ZodObject {
  const { [name]: places = {} } = allPlaces;
  function schemaLike(original: unknown, path: readonly string[]): z.ZodType {
    const named = places[path.join('.')]?.split(' ') ?? [];
    if (typeof original === 'string') return textLike(original, named);
    return isPlural(Object(original)) ? pluralOf(named) : objectLike(Object(original), path);
  }
  const objectLike = (original: object, outer: readonly string[] = []) =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(original).map(([key, value]) => [key, schemaLike(value, [...outer, key])]),
      ),
    );
  return objectLike(wordsIn(`content/${name}.json`));
}
