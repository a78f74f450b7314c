import { writeFileSync } from 'node:fs';
import { sourceLocale } from '@/config/locales';
import { collections, schemaOf } from '@/lib/schema';
import { problemsIn } from '@/lib/schema/explain';
import { type FieldPath, putAt, valueAt } from '@/lib/schema/issue';
import { readEntry } from '../check/json';

/** Where an answer is kept; saved at once. */
export interface Target {
  readonly read: () => unknown;
  /** What is wrong with a value, in plain words; undefined if it is valid. */
  readonly problem: (value: unknown) => string | undefined;
  /** Undefined removes the value. */
  readonly write: (value: unknown) => void;
}

const all = collections();

/** The value at a path, such as `words.name`, of a single entry: `content/site.ar.json`. */
export function fieldTarget(collection: string, at: string, locale: string = sourceLocale) {
  const path: FieldPath = at.split('.');
  const own = all.find(({ name }) => name === collection);
  if (!own) throw new Error(`lib/schema/ has no ‘${collection}’`);
  const file = `content/${own.path}${locale === sourceLocale ? '' : `.${locale}`}.json`;
  const schema = schemaOf(own, locale);
  function changed(value: unknown, entry = readEntry(file)): unknown {
    const copy = structuredClone(entry);
    putAt(copy, path, value);
    return schema.safeParse(copy).data ?? copy;
  }
  return {
    changed,
    read: () => valueAt(readEntry(file), path),
    problem(value: unknown) {
      const isOwn = (found: FieldPath) => path.every((step, index) => found[index] === step);
      return problemsIn(schema, changed(value)).find((each) => isOwn(each.path))?.message;
    },
    write(value: unknown) {
      // As the admin writes it, without lists that are empty.
      const withoutEmpty = (_: string, each: unknown) =>
        Array.isArray(each) && each.length === 0 ? undefined : each;
      writeFileSync(file, `${JSON.stringify(changed(value), withoutEmpty, 2)}\n`);
    },
  };
}
