import { readFileSync, writeFileSync } from 'node:fs';
import { defaultLocale } from '@/config/locales';
import { collections, schemaOf } from '@/content/schema';
import { type FieldPath, putAt, valueAt } from '@/content/schema/issue';
import { problemsIn } from '../check/explain';

/** A field of one of the files of a single entry: `content/site.ar.json`, `words.name`. */
export interface Field {
  readonly collection: 'site' | 'hours';
  readonly locale: string;
  readonly path: FieldPath;
}

function fileOf({ collection, locale }: Field): string {
  return `content/${collection}${locale === defaultLocale ? '' : `.${locale}`}.json`;
}

const readEntry = (field: Field): unknown => JSON.parse(readFileSync(fileOf(field), 'utf8'));

function schemaFor({ collection, locale }: Field) {
  const own = collections().find(({ name }) => name === collection);
  if (!own) throw new Error(`content/schema/ has no ‘${collection}’`);
  return schemaOf(own, locale);
}

/** An entry with a changed value, in the order of its schema if it is valid; undefined removes the field. */
export function withValue(field: Field, value: unknown, entry = readEntry(field)): unknown {
  const changed = structuredClone(entry);
  putAt(changed, field.path, value);
  return schemaFor(field).safeParse(changed).data ?? changed;
}

/** The value of a field. */
export const readValue = (field: Field) => valueAt(readEntry(field), field.path);

/** The schema's error for a field's value, in plain words; undefined if it is valid. */
export function problemOf(field: Field, value: unknown, entry = readEntry(field)) {
  const schema = schemaFor(field);
  const before = problemsIn(schema, entry).map(({ message }) => message);
  const isOwn = (path: FieldPath) => field.path.every((step, at) => path[at] === step);
  // An answer may also conflict with another field: hours with those of the next day.
  return problemsIn(schema, withValue(field, value, entry)).find(
    ({ path, message }) => isOwn(path) || !before.includes(message),
  )?.message;
}

/** Writes a value into its file, as the admin writes it. */
export function writeValue(field: Field, value: unknown): void {
  writeFileSync(fileOf(field), `${JSON.stringify(withValue(field, value), null, 2)}\n`);
}
