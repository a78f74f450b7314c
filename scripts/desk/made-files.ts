import { kinds } from '@/content/schema';
import { anything } from '@/content/schema/references';
import { deskConfig } from './config';
import { type JsonSchema, jsonSchemaOf, translationOf } from './json-schema';

/** Every file that is made of the schema, by its path. */
export function madeFiles(): ReadonlyMap<string, string> {
  const all = kinds(anything);
  const made = new Map<string, unknown>([['desk/config.json', deskConfig(all)]]);
  const mappings: unknown[] = [];
  const add = (name: string, schema: JsonSchema, ...fileMatch: string[]) => {
    const path = `desk/schemas/${name}.json`;
    made.set(path, schema);
    mappings.push({ fileMatch, url: `./${path}` });
  };
  for (const kind of all) {
    const schema = jsonSchemaOf(kind);
    const words = translationOf(schema);
    const files = `content/${kind.path}${kind.single ? '' : '/*'}`;
    add(kind.name, schema, `${files}.json`, '!*.ar.json');
    if (words) add(`${kind.name}.ar`, words, `${files}.ar.json`);
  }
  made.set('.vscode/settings.json', { 'json.schemas': mappings });
  // What only the desk reads of a schema is in its configuration.
  const text = (value: unknown) =>
    JSON.stringify(value, (name, inner) => (name === 'desk' ? undefined : inner), 2);
  return new Map([...made].map(([path, value]) => [path, `${text(value)}\n`]));
}
