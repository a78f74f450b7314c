import { deskFolders } from '@/content/schema/desk';
import type { JsonSchema } from './json-schema';

/** How Sveltia CMS edits a value; options that a schema leaves open are undefined. */
interface Widget {
  readonly widget: string;
  readonly [option: string]: unknown;
}

interface Field extends Widget {
  readonly name: string;
}

/** 'introTitle' as 'Intro title'. */
const humanised = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a field is called on the desk. */
export const labelOf = (name: string, { title }: JsonSchema) => title ?? humanised(name);

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, translated: boolean): Field[] =>
  Object.entries(properties)
    .filter(([, schema]) => schema.const === undefined)
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), translated));

/** The kinds of entries that a list takes, each once. */
function typesOf(items: readonly JsonSchema[], translated: boolean) {
  const choices = items.flatMap(({ oneOf = [] }) => oneOf);
  const byName = new Map(choices.map((each) => [each.properties?.type?.const, each]));
  return [...byName].map(([name, choice]) => {
    return { name, label: choice.title, widget: 'object', fields: fieldsOf(choice, translated) };
  });
}

function listOf({ items = [], minItems: min, maxItems: max }: JsonSchema, translated: boolean) {
  const all = Array.isArray(items) ? items : [items];
  const [first = {}] = all;
  const list = { widget: 'list', label_singular: first.title, min, max };
  if (first.oneOf) return { ...list, collapsed: 'auto', types: typesOf(all, translated) };
  // Its name is not shown, since the list has one.
  if (!first.properties) return { ...list, field: fieldOf('item', first, true, translated) };
  const fields = fieldsOf(first, translated);
  const naming = fields.find(({ widget }) => widget === 'string');
  const summary = naming && `{{fields.${naming.name}}}`;
  return { ...list, collapsed: 'auto', summary, fields };
}

function widgetOf(schema: JsonSchema, translated: boolean): Widget {
  const { type, desk, minimum: min, maximum: max, minLength: minlength } = schema;
  const widget = desk?.widget ?? 'string';
  if (widget === 'image' || widget === 'file') return { widget, choose_url: false };
  if (widget === 'datetime') return { widget, type: 'date', format: 'YYYY-MM-DD' };
  if (widget === 'relation') {
    const { collection = '' } = desk ?? {};
    const display_fields = [deskFolders[collection]?.entry];
    return { widget, collection, value_field: '{{slug}}', display_fields };
  }
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max };
  if (type === 'object') return { widget: 'object', fields: fieldsOf(schema, translated) };
  if (type === 'array') return listOf(schema, translated);
  // Of a field that is required, the desk says itself that the text is missing.
  const pattern = schema.pattern !== '\\S' && schema.pattern;
  return {
    widget,
    minlength,
    maxlength: schema.maxLength,
    pattern: pattern ? [pattern, schema.patternErrorMessage] : undefined,
  };
}

function fieldOf(name: string, schema: JsonSchema, required: boolean, translated: boolean): Field {
  const inner = translated || name === 'words';
  return {
    name,
    label: labelOf(name, schema),
    hint: schema.description,
    default: typeof schema.default === 'number' ? schema.default : undefined,
    // Nobody can be asked to switch something on.
    required: required && schema.type !== 'boolean' ? undefined : false,
    i18n: inner || undefined,
    ...widgetOf(schema, inner),
  };
}

/** The fields of an entry; what stands under `words` is asked for in each language. */
export const entryFields = (schema: JsonSchema) => fieldsOf(schema, false);
