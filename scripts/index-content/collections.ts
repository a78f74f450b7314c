import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { knownLocales, sourceLocale } from '@/config/locales';
import { type Collection, collections, schemaOf } from '@/lib/schema';
import type { ContentEntry } from '@/lib/schema/issue';
import { typeset } from '@/lib/text';
import { mapTexts } from '@/lib/text/map-texts';
import { jsonSchemaOf, schemaAt } from '../admin/json-schema';
import { readEntries } from '../check/entries';
import { publishedOf } from '../check/published';
import { samplePages } from '../check/samples';

/** Writes a file only if its text has changed, so as not to trigger watchers. */
export function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The browser imports the hours, and texts contain the promises: the index is for the server. */
const unindexed = new Set(['hours', 'promises']);

/** Indexed by name; the others are ordered lists. */
const byName = new Set(['pictures', 'films']);

/** A file's entry with default lists, its prose typeset; invalid ones, which the check reports, as they are. */
function filledIn(collection: Collection): (entry: ContentEntry) => Record<string, unknown> {
  const json = jsonSchemaOf(collection);
  return ({ value, locale }) =>
    mapTexts(Object(schemaOf(collection, locale).safeParse(value).data ?? value), (text, path) =>
      schemaAt(json, path)?.prose ? typeset(text) : text,
    );
}

export function itemsOf(collection: Collection, all: readonly ContentEntry[]): unknown {
  const own = all.filter((entry) => entry.collection === collection.name);
  const contentOf = filledIn(collection);
  const items = own
    .filter(({ locale }) => locale === sourceLocale)
    .map((entry) => {
      const { id } = entry;
      const { words, ...facts } = contentOf(entry);
      const named = collection.type === 'Category' ? { kind: collection.name, slug: id } : { id };
      const perLocale = knownLocales.flatMap((locale) => {
        const translation = own.find((each) => each.id === id && each.locale === locale);
        return translation ? [[locale, contentOf(translation).words]] : [];
      });
      const item = {
        ...facts,
        ...(!collection.single && named),
        ...('words' in collection.schema.shape && { words: Object.fromEntries(perLocale) }),
      };
      return { id, order: Number(facts.order), item };
    });
  if (collection.single) return items[0]?.item;
  if (byName.has(collection.name))
    return Object.fromEntries(items.map(({ id, item }) => [id, item]));
  return items.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
}

function typeOf({ name, type, single }: Collection): string {
  if (single) return type;
  return byName.has(name) ? `Readonly<Record<string, ${type}>>` : `readonly ${type}[]`;
}

/** Writes lib/content/collections.ts. It casts JSON to its type, because the check validates every file. */
export function writeCollections(): void {
  const { entries } = readEntries('content', knownLocales);
  const indexed = collections().filter(({ name }) => !unindexed.has(name));
  const constants = indexed.map((collection) => {
    const json = JSON.stringify(itemsOf(collection, entries));
    return `export const ${collection.name}: ${typeOf(collection)} = JSON.parse(${JSON.stringify(json)});`;
  });
  const types = [...new Set(indexed.map(({ type }) => type.replace(/<.*/, '')))].sort().join(', ');
  const pages = indexed.flatMap(({ name, type }) => {
    const path = /<('[^']*')/.exec(type)?.[1];
    return path ? [`  ${path}: ${name},`] : [];
  });
  const text = [
    '// Made by scripts/index-content.ts from the files beside it; do not edit.',
    `import type { ${types} } from './types';`,
    ...constants,
    '/** The entries of static pages, by path. */',
    `export const staticPages = {\n${pages.join('\n')}\n} as const;`,
    `export const publishedPages: readonly (keyof typeof staticPages)[] = ${JSON.stringify([...publishedOf(entries)])};`,
    `export const samplePages: typeof publishedPages = ${JSON.stringify(samplePages(entries))};`,
  ];
  writeChanged('lib/content/collections.ts', `${text.join('\n')}\n`);
}
