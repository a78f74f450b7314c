import { collections } from '@/content/schema';
import { checkEntries } from '../check/check-entries';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

const { entries } = checkEntries();

/** The names in a value in the order of its schema, as the admin writes them. */
function inOrder(value: unknown, schema: JsonSchema = {}): unknown {
  if (Array.isArray(value)) {
    const { items = [] } = schema;
    return value.map((each, at) => inOrder(each, Array.isArray(items) ? items[at] : items));
  }
  if (typeof value !== 'object' || value === null) return value;
  const choice = schema.oneOf?.find(
    ({ properties }) => properties?.type?.const === Reflect.get(value, 'type'),
  );
  const { properties = {} } = choice ?? schema;
  const names = Object.keys(properties).filter((name) => name in value);
  return Object.fromEntries(
    names.map((name) => [name, inOrder(Reflect.get(value, name), properties[name])]),
  );
}

test.each(collections())('the files of $name have their fields in its order', (collection) => {
  const schema = jsonSchemaOf(collection);
  for (const { value, collection: name } of entries) {
    if (name === collection.name)
      expect(JSON.stringify(inOrder(value, schema))).toBe(JSON.stringify(value));
  }
});
