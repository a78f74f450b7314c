import type { Collection } from '@/lib/schema';
import type { JsonSchema } from '../json-schema';

const actual = jest.requireActual('../json-schema');
const made = new Map<Collection, JsonSchema>();

export const { schemaAt } = actual;

/** Made once for each collection of lib/schema/__mocks__. */
export function jsonSchemaOf(collection: Collection): JsonSchema {
  const schema = made.get(collection) ?? actual.jsonSchemaOf(collection);
  made.set(collection, schema);
  return schema;
}
