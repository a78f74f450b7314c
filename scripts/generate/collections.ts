import { existsSync } from 'node:fs';
import { defaultLocale, locales } from '@/config/locales';
import type { EmptyLists } from '@/content/entries';
import { type Kind, kinds } from '@/content/schema';
import { anything } from '@/content/schema/references';
import { type JsonSchema, jsonSchemaOf } from '../admin/json-schema';
import { filesIn } from '../check/entries';
import { writeChanged } from './write-changed';

/** Imported where they are needed, in the browser too: the index is for the server. */
const unindexed = new Set(['site', 'hours', 'workshop']);

/** Indexed by name; the others are ordered lists. */
const byName = new Set(['pictures', 'films']);

/** Names of a folder's entries, without extension and without translations. */
function idsIn(folder: string): string[] {
  return filesIn(folder)
    .filter((file) => /^[^.]+\.json$/.test(file))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** The lists of a schema that may be left out, nested as they are in it. */
function emptyLists({ items, properties = {}, ...schema }: JsonSchema): EmptyLists | undefined {
  if (schema.type === 'array') {
    const inner = items && !Array.isArray(items) ? emptyLists(items) : undefined;
    if (inner) return [inner];
    return Array.isArray(schema.default) ? [] : undefined;
  }
  const found = Object.entries(properties).flatMap(([name, each]) => {
    const lists = emptyLists(each);
    return lists ? [[name, lists] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The same per language where it is of the words, as the argument of a call. */
function listsOf(kind: Kind): string {
  const { words, ...lists } = Object(emptyLists(jsonSchemaOf(kind)));
  const perLocale = words && Object.fromEntries(locales.map((locale) => [locale, words]));
  const all = { ...lists, ...(words && { words: perLocale }) };
  return Object.keys(all).length > 0 ? `, ${JSON.stringify(all)}` : '';
}

class Index {
  readonly imports: string[] = [];

  /** Imports a file; returns its variable's name. */
  private file(path: string): string {
    const name = path.replace(/[-/.](\w)/g, (_, letter: string) => letter.toUpperCase());
    this.imports.push(`import ${name}File from './${path}.json' with { type: 'json' };`);
    return `${name}File`;
  }

  /** An entry as an object literal: its facts, what the index adds, its words per language. */
  entry(path: string, schema: Kind['schema'], ...added: string[]): string {
    const file = this.file(path);
    const words = locales
      .map((locale) => ({ locale, at: locale === defaultLocale ? path : `${path}.${locale}` }))
      .filter(({ at }) => existsSync(`content/${at}.json`))
      .map(({ locale, at }) => `${locale}: ${at === path ? file : this.file(at)}.words`);
    const parts = 'words' in schema.shape ? [`words: { ${words.join(', ')} }`] : [];
    return `{ ...${file}, ${[...added, ...parts].join(', ')} }`;
  }
}

/** The text of the index. */
function indexOf(all: readonly Kind[]): string {
  const index = new Index();
  const constants = all.map((kind) => {
    const { name, path, type, single, schema } = kind;
    const lists = listsOf(kind);
    if (single)
      return `export const ${name} = entry<${type}>(${index.entry(path, schema)}${lists});`;
    const items = idsIn(`content/${path}`).map((id) => {
      const at = `${path}/${id}`;
      if (type === 'Category') {
        return index.entry(at, schema, `kind: '${name}'`, `slug: '${id}'`);
      }
      const item = index.entry(at, schema, `id: '${id}'`);
      return byName.has(name) ? `'${id}': ${item}` : item;
    });
    const [gather, open, close] = byName.has(name) ? ['byName', '{', '}'] : ['inOrder', '[', ']'];
    const lines = items.map((item) => `  ${item},`).join('\n');
    return `export const ${name} = ${gather}<${type}>(${open}\n${lines}\n${close}${byName.has(name) ? '' : lists});`;
  });
  const types = [...new Set(all.map(({ type }) => type.replace(/<.*/, '')))].sort().join(', ');
  const pages = all.flatMap(({ name, type }) => {
    const path = /<('.*')>/.exec(type)?.[1];
    return path ? [`  ${path}: ${name},`] : [];
  });
  return `// Made by scripts/generate.ts from the files beside it; do not edit.
import { byName, entry, inOrder } from './entries';
import type { ${types} } from './types';
${index.imports.sort().join('\n')}

${constants.join('\n\n')}

/** The entries of static pages, by path. */
export const staticPages = {
${pages.join('\n')}
} as const;
`;
}

/** Writes content/collections.ts, the index of every entry: a new category, service, post or project is one new file. */
export function writeCollections(): void {
  const indexed = kinds(anything).filter(({ name }) => !unindexed.has(name));
  writeChanged('content/collections.ts', indexOf(indexed));
}
