import { collections, schemaOf } from '@/content/schema';
import { readEntries } from '../check/entries';

const { entries } = readEntries();

/** A value as JSON, without the lists that a file may leave out. */
const asJson = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    Array.isArray(inner) && inner.length === 0 ? undefined : inner,
  );

test.each(collections())('the files of $name have their fields in its order', (collection) => {
  for (const { collection: name, locale, value } of entries) {
    if (name !== collection.name) continue;
    // As the schema has them, and so as the admin writes them.
    expect(asJson(schemaOf(collection, locale).parse(value))).toBe(asJson(value));
  }
});
