import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordNotes } from './admin';
import { lineWith, template } from './placeholders';
import placesByFile from './placeholders.json' with { type: 'json' };
import { line } from './texts';

type Notes<T> = Readonly<Partial<Record<string, T>>>;

const allPlaces: Notes<Notes<string>> = placesByFile;

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

/** Schemas by the words of the English file: there are hundreds of fields, and the check asks for them often. */
const schemas = new Map<string, z.ZodObject>();

/**
 * The schema of a file's words: every language has those of the English file, `content/<name>.json`. Placeholders of a new
 * text are listed in placeholders.json; its label and hint, where its name does not say enough, in admin.json.
 */
export function wordsOf(name: string): z.ZodObject {
  const { [name]: places = {} } = allPlaces;
  const notes = wordNotes(name);
  function schemaLike(original: unknown, path: readonly string[]): z.ZodType {
    const named = places[path.join('.')]?.split(' ') ?? [];
    if (typeof original === 'string') return textLike(original, named);
    return isPlural(Object(original)) ? pluralOf(named) : objectLike(Object(original), path);
  }
  function objectLike(original: object, outer: readonly string[] = []): z.ZodObject {
    const fields = Object.entries(original).map(([key, value]) => {
      const path = [...outer, key];
      const schema = schemaLike(value, path);
      const note = notes[path.join('.')] ?? notes[key];
      return [key, note ? schema.meta(note) : schema];
    });
    return z.strictObject(Object.fromEntries(fields));
  }
  const words = wordsIn(`content/${name}.json`);
  const key = name + JSON.stringify(words);
  const schema = schemas.get(key) ?? objectLike(words);
  schemas.set(key, schema);
  return schema;
}
