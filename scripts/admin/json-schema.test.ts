import { knownLocales, locales } from '@/config/locales';
import { collections, schemaOf } from '@/lib/schema';
import { readEntries } from '../check/entries';

const { entries } = readEntries();

const unused = new Set<string>(knownLocales.filter((each) => !locales.includes(each)));

/** A value as JSON, without the lists that a file may leave out, and the words that the site does not show. */
const asJson = (value: unknown) =>
  JSON.stringify(value, (key, inner) =>
    unused.has(key) || (Array.isArray(inner) && inner.length === 0) ? undefined : inner,
  );

test.each(collections())('the files of $name have their fields in its order', (collection) => {
  for (const { collection: name, locale, value } of entries) {
    if (name !== collection.name) continue;
    // As the schema has them, and so as the admin writes them.
    expect(asJson(schemaOf(collection, locale).parse(value))).toBe(asJson(value));
    // The admin takes a number in a field's path for the index of a list, and saves the form no more.
    expect(asJson(value)).not.toMatch(/"\d+":/);
  }
});
