import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloths, lights } from '@/config/cloths';
import * as contracts from './contracts';

/** Texts of a folder's files, without tests, by path. */
const texts = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.|testing/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')] as const);

const sheets = texts('components', /\.css$/)
  .map(([, text]) => text)
  .join('\n');
const components = texts('components', /\.tsx?$/)
  .map(([, text]) => text)
  .join('\n');
const scripts = texts('browser', /\.ts$/).filter(([file]) => !file.endsWith('contracts.ts'));

const declared = (kind: 'Class' | 'Attribute'): string[] =>
  Object.entries(contracts).flatMap(([name, value]) =>
    name.endsWith(kind) && typeof value === 'string' ? value : [],
  );
const known = [...declared('Class'), ...declared('Attribute'), ...contracts.themes];

/** Whole names, so that `curtain` is not found in `curtain-closed`. */
const has = (text: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);

/** Classes and attributes that a script writes by name. */
function namesIn(script: string): string[] {
  const classes = [...script.matchAll(/(['"`])(?:[^'"`\n]*[\s,>(])?\.([a-z][\w-]*)[^'"`\n/]*\1/g)];
  const toggled = [...script.matchAll(/classList\.\w+\(\s*'([^']+)'/g)];
  const attributes = [...script.matchAll(/data-[a-z-]+/g)];
  const dataset = [...script.matchAll(/dataset\.(\w+)/g)].map(
    ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [
    ...classes.map(([, , name = '']) => name),
    ...toggled.map(([, name = '']) => name),
    ...attributes.map(([name]) => name),
    ...dataset,
  ];
}

test('names are found in scripts', () => {
  const script = `one('.a-b > c'); list.classList.add('d'); two.dataset.eF; three('[data-g]')`;
  expect(namesIn(script)).toEqual(['a-b', 'd', 'data-g', 'data-e-f']);
});

test.each(scripts)('%s shares no name with components that is not declared', (_, script) => {
  const shared = namesIn(script).filter((name) => has(components, name) || has(sheets, name));
  expect(shared.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(declared('Attribute'))('components import %s', (name) => {
  expect(has(components, name)).toBe(false);
});

test.each(
  // Used by the speculation rules.
  declared('Class').filter((name) => name !== contracts.mouseClass),
)('style sheets know the class %s', (name) => expect(sheets).toMatch(`.${name}`));

test('every name that style sheets select is set on an element', () => {
  const selected = [...sheets.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name);
  const there = [...known, ...namesIn(components)];
  expect(selected.filter((name) => !there.includes(name))).toEqual([]);
});

test.each([...cloths, ...lights])('the choice of %s shows its pictures', (name) => {
  expect(sheets).toContain(`&:has([value="${name}"]:checked) figure:not([data-shows~="${name}"])`);
});

test('no excluded class is used', () => {
  // app/globals.css excludes utilities whose names are words in the sources.
  const [, names = ''] =
    /@source not inline\("\{(.*)\}"\)/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  const leftOut = names.split(',');
  expect(leftOut).toContain('sticky');
  const used = [
    ...components.matchAll(/class(?:Name)?=(?:"|\{`)([^"`]*)/g),
    ...sheets.matchAll(/@apply ([^;]*)/g),
  ].flatMap(([, classes = '']) => classes.split(/\s+/));
  expect(used.filter((name) => leftOut.includes(name))).toEqual([]);
});

test('every theme is a class of the tokens', () => {
  const config = readFileSync('tailwind.config.ts', 'utf8');
  for (const theme of contracts.themes) expect(config).toContain(`.${theme}`);
});
