import { z } from 'zod';
import type { Collection } from '@/content/schema';

/** Metadata of a schema: how the admin edits a value, if its type alone is not enough. */
export interface AdminMeta {
  readonly widget?: 'text' | 'image' | 'file' | 'relation' | 'datetime' | 'page';
  /** Files: the root folder of their paths, and the folder in it. */
  readonly root?: string;
  readonly folder?: string;
  /** Relations: the collection to choose from. */
  readonly collection?: string;
  /** The field that is stored; by default the entry's name. */
  readonly value?: string;
  /** List items: the summary of a collapsed item. */
  readonly summary?: string;
  /** Texts: recommended minimum and maximum length. */
  readonly wanted?: readonly [number, number];
}

/** JSON Schema (draft 7) as content/schema/ produces it. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  /** Error message for the pattern. */
  patternErrorMessage?: string;
  /** One schema for all items, or one per item of a fixed-length list. */
  items?: JsonSchema | JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  admin?: AdminMeta;
}

/** The error message of a pattern. */
function messageOf({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  const own = checks.find((each) => 'check' in each && each.check === 'string_format');
  const error: unknown = Reflect.get(own ?? {}, 'error');
  const message: unknown = typeof error === 'function' ? error({}) : undefined;
  return typeof message === 'string' ? message : undefined;
}

/** A collection's schema as JSON Schema, without rules that span several fields. */
export function jsonSchemaOf({ schema }: Pick<Collection, 'schema'>): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // zod's limits of safe integers.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const message = jsonSchema.pattern && messageOf(zodSchema);
      if (message) jsonSchema.patternErrorMessage = message;
      // zod leaves out the length of a fixed-length list.
      if (Array.isArray(jsonSchema.items)) {
        jsonSchema.minItems = jsonSchema.items.length;
        jsonSchema.maxItems = jsonSchema.items.length;
      }
    },
  });
  // The project's schemas use only this subset; the tests read each of them.
  return made as JsonSchema;
}
