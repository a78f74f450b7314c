/**
 * Writes content/collections.ts, the index of every entry that is a file of its own, so that a new
 * category, service, post or project is one new file. Run by every command that reads content.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

interface Collection {
  readonly folder: string;
  /** What the entries are called in the index. */
  readonly name: string;
  /** Type of its entries. */
  readonly type: string;
  /** Name of the union of their ids. */
  readonly ids: string;
  /** What the index adds to each file's content. */
  readonly add: (id: string) => string;
}

const collections: readonly Collection[] = [
  {
    folder: 'categories/curtains',
    name: 'curtains',
    type: "Extract<Category, { kind: 'curtains' }>",
    ids: 'CurtainsSlug',
    add: (slug) => `kind: 'curtains', slug: '${slug}'`,
  },
  {
    folder: 'categories/blinds',
    name: 'blinds',
    type: "Extract<Category, { kind: 'blinds' }>",
    ids: 'BlindsSlug',
    add: (slug) => `kind: 'blinds', slug: '${slug}'`,
  },
  { folder: 'services', name: 'services', type: 'Service', ids: 'ServiceId', add: asId },
  { folder: 'blog', name: 'posts', type: 'Post', ids: 'PostId', add: asId },
  { folder: 'projects', name: 'projects', type: 'Project', ids: 'ProjectId', add: asId },
];

function asId(id: string): string {
  return `id: '${id}'`;
}

function camel(words: string): string {
  return words.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** @throws if a file's name cannot stand in an address */
function idsOf(folder: string): string[] {
  return readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const id = file.slice(0, -3);
      if (/^[a-z][a-z0-9-]*$/.test(id)) return id;
      throw new Error(
        `content/${folder}/${file}: the name becomes an address; use small letters, digits and '-'`,
      );
    })
    .sort();
}

const imports: string[] = [];
const bodies: string[] = [];

for (const { folder, name, type, ids, add } of collections) {
  const found = idsOf(folder);
  const variable = (id: string) => camel(`${name}-${id}`);
  imports.push(...found.map((id) => `import ${variable(id)} from './${folder}/${id}';`));
  bodies.push(
    `export type ${ids} = ${found.map((id) => `'${id}'`).join(' | ') || 'never'};`,
    `export const ${name}: readonly ${type}[] = inOrder([`,
    ...found.map((id) => `  { ...${variable(id)}, ${add(id)} },`),
    ']);',
    '',
  );
}

const text = `// Made by scripts/collections.ts from the files beside it; do not edit.
// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
${imports.sort().join('\n')}
import type { Category, Post, Project, Service } from './types';

function inOrder<T extends { readonly order: number }>(entries: readonly T[]): readonly T[] {
  return [...entries].sort((a, b) => a.order - b.order);
}

${bodies.join('\n')}`;

const target = 'content/collections.ts';
let before = '';
try {
  before = readFileSync(target, 'utf8');
} catch {
  // not there yet
}
if (before !== text) writeFileSync(target, text);
