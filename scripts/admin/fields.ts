import { sourceLocale } from '@/config/locales';
import type { Collection } from '@/lib/schema';
import { adminFolders, noteAt } from '@/lib/schema/admin';
import type { FieldPath } from '@/lib/schema/issue';
import { plainText } from '@/lib/schema/placeholders';
import { capitalized } from '@/lib/text';
import { readEntries } from '../check/entries';
import { pagesOf } from '../check/published';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

/** A field of Sveltia CMS, or the one of a list; options that the schema does not set are undefined. */
interface Field {
  readonly name?: string;
  readonly widget: string;
  readonly [option: string]: unknown;
}

/** Uploaded photographs are converted to WebP, without location, and scaled down to screen size. */
const transformations = {
  raster_image: { format: 'webp', quality: 90, width: 2560, height: 2560 },
};
const photographs = { default: { config: { slugify_filename: true, transformations } } };

/** Paths of the site's pages, read when the first field asks. */
let pages: readonly string[] | undefined;

/** A field's label: as admin.json or its schema has it, or 'introTitle' as 'Intro title'. */
export function labelOf(collection: Collection, path: FieldPath, schema?: JsonSchema): string {
  const spaced = String(path.at(-1)).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return noteAt(collection, path).label ?? schema?.title ?? capitalized(spaced);
}

export function entryFields(collection: Collection): Field[] {
  function fieldsOf({ properties = {}, required = [] }: JsonSchema, path: FieldPath): Field[] {
    return Object.entries(properties)
      .filter(([, schema]) => schema.const === undefined)
      .map(([name, schema]) => fieldOf(schema, [...path, name], required.includes(name)));
  }

  function listOf({ items = {}, minItems: min, maxItems: max }: JsonSchema, path: FieldPath) {
    const { title, oneOf, properties, required } = items;
    const own = noteAt(collection, path);
    const list = { widget: 'list', label_singular: own.label ?? title, min, max };
    if (oneOf) {
      const types = oneOf.map((choice) => ({
        name: choice.properties?.type?.const,
        label: choice.title,
        widget: 'object',
        fields: fieldsOf(choice, path),
      }));
      return { ...list, collapsed: 'auto', types };
    }
    // Its name is not shown, since the list has one.
    const single = { name: 'item', label: 'Item' };
    if (!properties) return { ...list, field: { ...fieldOf(items, path, true), ...single } };
    const fields = fieldsOf(items, path);
    const words = required?.find((name) => properties[name]?.properties?.[sourceLocale]);
    const naming = fields.find(({ widget }) => widget === 'string') ?? fields[0];
    const name = words ? `${words}.${sourceLocale}` : naming?.name;
    const summary = own.summary ?? `{{fields.${name}}}`;
    return { ...list, collapsed: 'auto', summary, fields };
  }

  function widgetOf(schema: JsonSchema, path: FieldPath): Field {
    const { type, admin = {}, minimum: min, maximum: max } = schema;
    const { widget = 'string', collection: of = '', value = '{{slug}}', labels } = admin;
    if (widget === 'image') return { widget, choose_url: false, media_libraries: photographs };
    if (widget === 'file') return { widget, choose_url: false };
    if (widget === 'page') {
      pages ??= [...pagesOf(readEntries().entries)];
      return { widget: 'select', options: pages };
    }
    if (widget === 'datetime') return { widget, type: 'date', format: 'YYYY-MM-DD' };
    if (widget === 'relation') {
      const { entry, choice = entry } = adminFolders[of] ?? {};
      return { widget, collection: of, value_field: value, display_fields: [choice] };
    }
    if (schema.enum) {
      const options = schema.enum.map((each) =>
        labels ? { value: each, label: labels[String(each)] } : each,
      );
      return { widget: 'select', options };
    }
    if (type === 'boolean') return { widget: 'boolean' };
    if (type === 'integer' || type === 'number')
      return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
    if (type === 'object') return { widget: 'object', fields: fieldsOf(schema, path) };
    if (type === 'array') return listOf(schema, [...path, 0]);
    // The admin itself reports missing required fields.
    const isPlain = schema.pattern === undefined || schema.pattern === '\\S';
    const pattern = isPlain
      ? [plainText.pattern, plainText.message]
      : [schema.pattern, schema.patternErrorMessage];
    return { widget, minlength: schema.minLength, maxlength: schema.maxLength, pattern };
  }

  const fieldOf = (schema: JsonSchema, path: FieldPath, required: boolean): Field => ({
    name: String(path.at(-1)),
    label: labelOf(collection, path, schema),
    hint: noteAt(collection, path).hint ?? schema.description,
    default: typeof schema.default === 'number' ? schema.default : undefined,
    // Never required: a required boolean would have to be true.
    required: required && schema.type !== 'boolean' ? undefined : false,
    i18n: path[0] === 'words' || undefined,
    ...widgetOf(schema, path),
  });

  return fieldsOf(jsonSchemaOf(collection), []);
}
