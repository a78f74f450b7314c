import { sourceLocale } from '@/config/locales';
import { adminFolders } from '@/content/schema/admin';
import { plainText } from '@/content/schema/rules/text-rules';
import { capitalized } from '@/lib/text/case';
import { readEntries } from '../check/entries';
import { pagesOf } from '../check/published';
import type { JsonSchema } from './json-schema';

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

/** A field's label: its title, or 'introTitle' as 'Intro title'. */
export const labelOf = (name: string, schema?: JsonSchema) =>
  schema?.title ?? capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, translated: boolean): Field[] =>
  Object.entries(properties)
    .filter(([, schema]) => schema.const === undefined)
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), translated));

function listOf({ items = {}, minItems: min, maxItems: max }: JsonSchema, translated: boolean) {
  const { title, oneOf, properties, required, admin } = items;
  const list = { widget: 'list', label_singular: title, min, max };
  if (oneOf) {
    const types = oneOf.map((choice) => ({
      name: choice.properties?.type?.const,
      label: choice.title,
      widget: 'object',
      fields: fieldsOf(choice, translated),
    }));
    return { ...list, collapsed: 'auto', types };
  }
  // Its name is not shown, since the list has one.
  if (!properties) return { ...list, field: fieldOf('item', items, true, translated) };
  const fields = fieldsOf(items, translated);
  const words = required?.find((name) => properties[name]?.properties?.[sourceLocale]);
  const naming = fields.find(({ widget }) => widget === 'string') ?? fields[0];
  const name = words ? `${words}.${sourceLocale}` : naming?.name;
  const summary = admin?.summary ?? `{{fields.${name}}}`;
  return { ...list, collapsed: 'auto', summary, fields };
}

function widgetOf(schema: JsonSchema, translated: boolean): Field {
  const { type, admin, minimum: min, maximum: max, minLength: minlength } = schema;
  const widget = admin?.widget ?? 'string';
  if (widget === 'image') return { widget, choose_url: false, media_libraries: photographs };
  if (widget === 'file') return { widget, choose_url: false };
  if (widget === 'page') {
    pages ??= [...pagesOf(readEntries().entries)];
    return { widget: 'select', options: pages };
  }
  if (widget === 'datetime') return { widget, type: 'date', format: 'YYYY-MM-DD' };
  if (widget === 'relation') {
    const { collection = '', value = '{{slug}}' } = admin ?? {};
    const { entry, choice = entry } = adminFolders[collection] ?? {};
    return { widget, collection, value_field: value, display_fields: [choice] };
  }
  if (schema.enum) {
    const { labels } = admin ?? {};
    const options = schema.enum.map((value) =>
      labels ? { value, label: labels[String(value)] } : value,
    );
    return { widget: 'select', options };
  }
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
  if (type === 'object') return { widget: 'object', fields: fieldsOf(schema, translated) };
  if (type === 'array') return listOf(schema, translated);
  // The admin itself reports missing required fields.
  const isPlain = schema.pattern === undefined || schema.pattern === '\\S';
  const pattern = isPlain
    ? [plainText.pattern, plainText.message]
    : [schema.pattern, schema.patternErrorMessage];
  return { widget, minlength, maxlength: schema.maxLength, pattern };
}

function fieldOf(name: string, schema: JsonSchema, required: boolean, translated: boolean): Field {
  const inner = translated || name === 'words';
  return {
    name,
    label: labelOf(name, schema),
    hint: schema.description,
    default: typeof schema.default === 'number' ? schema.default : undefined,
    // Never required: a required boolean would have to be true.
    required: required && schema.type !== 'boolean' ? undefined : false,
    i18n: inner || undefined,
    ...widgetOf(schema, inner),
  };
}

/** The fields of an entry; those under `words` are translated. */
export const entryFields = (schema: JsonSchema) => fieldsOf(schema, false);
