import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { z } from 'zod';
import { defaultLocale } from '@/config/locales';
import { collections } from '@/content/schema';
import { acceptAll } from '@/content/schema/references';
import { translationOf } from '../check/check-entries';
import { type FieldPath, valueAt } from '../check/content-issue';
import { explain } from '../check/explain';

/** A field of one of the files of a single entry: `content/site.ar.json`, `words.name`. */
export interface Field {
  readonly collection: 'site' | 'hours';
  readonly locale: string;
  readonly path: FieldPath;
}

/** A field's file. */
export function fileOf({ collection, locale }: Pick<Field, 'collection' | 'locale'>): string {
  return locale === defaultLocale
    ? `content/${collection}.json`
    : `content/${collection}.${locale}.json`;
}

/** The schema of a file: a translation contains only words. */
function schemaOf({ collection, locale }: Field): z.ZodType {
  const { schema } = collections(acceptAll).find(({ name }) => name === collection) ?? {};
  if (!schema) throw new Error(`content/schema/ has no ‘${collection}’`);
  return locale === defaultLocale ? schema : translationOf(schema);
}

/** Names of a group's fields in the order of the schema. */
function orderOf(schema: z.core.$ZodType, path: FieldPath): readonly string[] {
  const group = path.slice(0, -1).reduce<unknown>((inner, step) => {
    return inner instanceof z.ZodObject ? inner.shape[step] : undefined;
  }, schema);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/**
 * The text of a JSON file with a changed value; the rest keeps its formatting.
 * @param value undefined removes the field
 * @param order of the fields, to insert a new one
 */
export function withValue(
  text: string,
  path: FieldPath,
  value: unknown,
  order: readonly string[] = [],
): string {
  const own = order.indexOf(String(path.at(-1)));
  const edits = modify(text, [...path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    getInsertionIndex: (names) => names.filter((name) => order.indexOf(name) < own).length,
  });
  return applyEdits(text, edits);
}

/** The value of a field. */
export function readValue(field: Field): unknown {
  return valueAt(JSON.parse(readFileSync(fileOf(field), 'utf8')), field.path);
}

/**
 * The schema's error for a field's value, in plain words; undefined if it is valid.
 * @param text of the field's file
 */
export function problemOf(
  field: Field,
  value: unknown,
  text = readFileSync(fileOf(field), 'utf8'),
): string | undefined {
  const problemsIn = (entry: unknown) =>
    (schemaOf(field).safeParse(entry).error?.issues ?? []).flatMap((issue) =>
      explain(issue, entry),
    );
  const before = problemsIn(JSON.parse(text)).map(({ message }) => message);
  const isOwn = (path: FieldPath) => field.path.every((step, at) => path[at] === step);
  // An answer may also conflict with another field: hours with those of the next day.
  return problemsIn(JSON.parse(withValue(text, field.path, value))).find(
    ({ path, message }) => isOwn(path) || !before.includes(message),
  )?.message;
}

/** Writes a value into its file. */
export function writeValue(field: Field, value: unknown): void {
  const file = fileOf(field);
  const order = orderOf(schemaOf(field), field.path);
  writeFileSync(file, withValue(readFileSync(file, 'utf8'), field.path, value, order));
}
