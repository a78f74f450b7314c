import type { JsonSchema } from './json-schema';

/** A field, a group of fields or a list, as Sveltia CMS reads it. */
export interface Field {
  readonly name: string;
  readonly widget: string;
  readonly [option: string]: unknown;
}

/** 'introTitle' as 'Intro title'. */
const humanised = (name: string) =>
  name.charAt(0).toUpperCase() +
  name
    .slice(1)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/-/g, ' ');

/** Options that a schema leaves open are left out. */
const given = (options: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** The texts of a list's entries that name the entry while it is closed. */
const summaryOf = (fields: readonly Field[]) =>
  fields.find(({ widget, name }) => widget === 'string' || name === 'q' || name === 'title')?.name;

function fieldsOf({ properties = {}, required = [] }: JsonSchema, translated: boolean): Field[] {
  return Object.entries(properties)
    .filter(([, schema]) => schema.const === undefined)
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), translated));
}

/** The kinds of entries that a list takes, each once. */
function typesOf(items: readonly JsonSchema[], translated: boolean) {
  const choices = new Map(
    items.flatMap(({ oneOf = [] }) => oneOf).map((each) => [each.properties?.type?.const, each]),
  );
  return [...choices].map(([name, choice]) => ({
    name,
    label: choice.title,
    widget: 'object',
    fields: fieldsOf(choice, translated),
  }));
}

function listOptions({ items = [], minItems, maxItems }: JsonSchema, translated: boolean) {
  const all = Array.isArray(items) ? items : [items];
  const [first = {}] = all;
  const size = given({ label_singular: first.title, min: minItems, max: maxItems });
  if (first.oneOf)
    return { widget: 'list', collapsed: 'auto', ...size, types: typesOf(all, translated) };
  if (!first.properties) {
    // A name of its own is not shown, since the list has one.
    return { widget: 'list', ...size, field: fieldOf('item', first, true, translated) };
  }
  const fields = fieldsOf(first, translated);
  const summary = summaryOf(fields);
  return {
    widget: 'list',
    collapsed: 'auto',
    ...size,
    ...(summary && { summary: `{{fields.${summary}}}` }),
    fields,
  };
}

/** The widget with its options. */
function widgetOf(schema: JsonSchema, translated: boolean): { widget: string } {
  const { type, desk, minimum: min, maximum: max, pattern, patternErrorMessage } = schema;
  switch (desk?.widget) {
    case 'image':
    case 'file':
      return { widget: desk.widget, ...{ choose_url: false } };
    case 'relation':
      return {
        widget: 'relation',
        ...{ collection: desk.collection, value_field: '{{slug}}', display_fields: ['{{slug}}'] },
      };
    case 'datetime':
      return { widget: 'datetime', ...{ type: 'date', format: 'YYYY-MM-DD' } };
  }
  if (schema.enum) return { widget: 'select', ...{ options: schema.enum } };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') return { widget: 'number', ...given({ value_type: 'int', min, max }) };
  if (type === 'number') {
    return { widget: 'number', ...given({ value_type: 'float', min, max }) };
  }
  if (type === 'object') {
    return { widget: 'object', ...{ fields: fieldsOf(schema, translated) } };
  }
  if (type === 'array') return listOptions(schema, translated);
  return {
    widget: desk?.widget ?? 'string',
    ...given({
      minlength: schema.minLength,
      maxlength: schema.maxLength,
      // 'The text is missing' is what the desk says of every required field.
      pattern: pattern && pattern !== '\\S' ? [pattern, patternErrorMessage] : undefined,
    }),
  };
}

/** One field of an entry. */
function fieldOf(name: string, schema: JsonSchema, required: boolean, translated: boolean): Field {
  const { title, description, default: initial } = schema;
  // Nobody can be asked to switch something on.
  const must = required && schema.type !== 'boolean';
  const inner = translated || name === 'words';
  return {
    name,
    label: title ?? humanised(name),
    ...given({
      hint: description,
      default: initial,
      required: must ? undefined : false,
      i18n: inner || undefined,
    }),
    ...widgetOf(schema, inner),
  };
}

/** The fields of an entry; what stands under `words` is asked for in each language. */
export const entryFields = (schema: JsonSchema) => fieldsOf(schema, false);
