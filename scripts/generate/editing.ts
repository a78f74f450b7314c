import { existsSync, readFileSync, rmSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { kinds } from '@/content/schema';
import { anything } from '@/content/schema/references';
import { deskConfig } from '../admin/config';
import { type JsonSchema, jsonSchemaOf, translationOf } from '../admin/json-schema';
import { writeChanged } from './write-changed';

const schemas = 'admin/schemas';
const editor = '.vscode/settings.json';

/** What only the desk reads of a schema is in its configuration. */
const withoutDesk = (value: unknown) =>
  JSON.stringify(value, (name, inner) => (name === 'desk' ? undefined : inner), 2);

/** Writes for which files which schema holds, beside a developer's own settings. */
function mapSchemas(mappings: readonly unknown[]): void {
  const before = existsSync(editor) ? readFileSync(editor, 'utf8') : '{}\n';
  writeChanged(editor, applyEdits(before, modify(before, ['json.schemas'], mappings, {})));
}

/**
 * Writes what those need who edit entries: the desk's configuration, and the JSON Schemas by which Visual Studio Code
 * completes and checks.
 */
export function writeEditing(): void {
  const all = kinds(anything);
  const mappings: unknown[] = [];
  const add = (name: string, schema: JsonSchema, ...fileMatch: string[]) => {
    const path = `${schemas}/${name}.json`;
    writeChanged(path, withoutDesk(schema));
    mappings.push({ fileMatch, url: `./${path}` });
  };
  writeChanged('admin/config.json', withoutDesk(deskConfig(all)));
  // Kinds that are gone leave none behind.
  rmSync(schemas, { recursive: true, force: true });
  for (const kind of all) {
    const schema = jsonSchemaOf(kind);
    const words = translationOf(schema);
    const files = `content/${kind.path}${kind.single ? '' : '/*'}`;
    add(kind.name, schema, `${files}.json`, '!*.ar.json');
    if (words) add(`${kind.name}.ar`, words, `${files}.ar.json`);
  }
  mapSchemas(mappings);
}
