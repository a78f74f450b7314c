import { z } from 'zod';
import type { Collection } from '@/lib/schema';
import { type FieldPath, valueAt } from '@/lib/schema/issue';

/** Metadata of a schema: how the admin edits a value, if its type alone is not enough. */
export interface AdminMeta {
  readonly widget?: 'text' | 'image' | 'file' | 'relation' | 'datetime' | 'page';
  readonly collection?: string;
  /** The field that is stored; by default the entry's name. */
  readonly value?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  /** What is said of a text that does not fit the pattern, as an empty one. */
  patternErrorMessage?: string;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  admin?: AdminMeta;
  /** Whether the text is read as prose, and so typeset; names and addresses stay as they are. */
  prose?: boolean;
}

/** A collection's schema as JSON Schema, without rules that span several fields. */
export function jsonSchemaOf({ schema }: Pick<Collection, 'schema'>): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern)
        jsonSchema.patternErrorMessage = z.safeParse(zodSchema, '').error?.issues[0]?.message;
    },
  });
  // The project's schemas use only this subset; the tests read each of them.
  return made as JsonSchema;
}

/** The schema of a field; of an item's forms that of its type. */
export const schemaAt = (schema: JsonSchema | undefined, path: FieldPath, whole?: unknown) =>
  path.reduce<JsonSchema | undefined>((outer, step, depth) => {
    if (typeof step === 'number') return outer?.items;
    const { type } = Object(valueAt(whole, path.slice(0, depth)));
    const forms = [outer, ...(outer?.oneOf ?? [])].filter((form) => form?.properties?.[step]);
    const own = forms.find((form) => type && form?.properties?.type?.const === type) ?? forms[0];
    return own?.properties?.[step];
  }, schema);
