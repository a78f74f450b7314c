import { z } from 'zod';
import type { Collection } from '@/content/schema';

/** How the admin edits a value where its type alone does not say, given beside the schema. */
export interface AdminMeta {
  readonly widget?: 'text' | 'image' | 'file' | 'relation' | 'datetime' | 'page';
  /** Of files: the folder that their addresses begin below, and the folder in it. */
  readonly root?: string;
  readonly folder?: string;
  /** Of relations: the kind of the entries to choose from. */
  readonly collection?: string;
  /** The field of theirs that is kept; the name of the entry, where it is left out. */
  readonly value?: string;
  /** Of entries in a list: how the admin names one while it is closed. */
  readonly summary?: string;
  /** Of texts: the fewest and the most letters that do well. */
  readonly wanted?: readonly [number, number];
}

/** As much of JSON Schema (draft 7) as content/schema/ comes to. */
export interface JsonSchema {
  type?: 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';
  title?: string;
  description?: string;
  /** Of lists that may be left out: an empty one. */
  default?: number | [];
  const?: string;
  enum?: (string | number)[];
  pattern?: string;
  /** Said of a text that does not fit the pattern. */
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** One for all, or of a list of fixed length one each. */
  items?: JsonSchema | JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  admin?: AdminMeta;
}

/** What a pattern's author says to those whose text does not fit. */
function messageOf({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  const own = checks.find((each) => 'check' in each && each.check === 'string_format');
  const error: unknown = Reflect.get(own ?? {}, 'error');
  const message: unknown = typeof error === 'function' ? error({}) : undefined;
  return typeof message === 'string' ? message : undefined;
}

/** A kind's schema as JSON Schema; rules that span several fields stay the check's own. */
export function jsonSchemaOf({ schema }: Pick<Collection, 'schema'>): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Numbers of any size that JSON holds exactly.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const message = jsonSchema.pattern && messageOf(zodSchema);
      if (message) jsonSchema.patternErrorMessage = message;
      // A list of fixed length: zod leaves the length out.
      if (Array.isArray(jsonSchema.items)) {
        jsonSchema.minItems = jsonSchema.items.length;
        jsonSchema.maxItems = jsonSchema.items.length;
      }
    },
  });
  // The schemas of this project use no more than the type names; the units read each of them.
  return made as JsonSchema;
}
