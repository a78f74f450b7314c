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
/** A class or an attribute by its name: `.a-b` in a string, `classList.add('a')`, `data-a`, `dataset.a`. */
const written =
  /(['"`])([^'"`\n]*[\s,>(])?\.[a-z][^'"`\n/]*\1|classList\.\w+\('|data-[a-z]|dataset\./;

test.each(scripts)('%s imports the names of classes and attributes', (_, script) => {
  // The themes are a type.
  expect(script.replace(/'(dark|light)'/g, '')).not.toMatch(written);
});

test.each(declared('Attribute'))('components import %s', (name) => {
  expect(components).not.toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
});

/** Used by the speculation rules, and by scripts alone. */
const unstyled: readonly string[] = [contracts.mouseClass, contracts.revealClass];

test.each(declared('Class').filter((name) => !unstyled.includes(name)))(
  'style sheets know the class %s',
  (name) => expect(sheets).toMatch(new RegExp(`\\.${name}(?![\\w-])`)),
);

/** Classes that components name. */
const classNames = [...components.matchAll(/class(?:Name)?=(?:"|\{`)([^"`]*)/g)].flatMap(
  ([, classes = '']) => classes.split(/\s+/),
);

test.each(declared('Class'))('components import the class %s', (name) => {
  expect(classNames).not.toContain(name);
});

test('every attribute that style sheets select is set on an element', () => {
  const known = [...declared('Attribute'), ...components.matchAll(/data-[a-z-]+/g)].map(String);
  const selected = [...sheets.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name);
  expect(selected.filter((name) => !known.includes(name))).toEqual([]);
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
  const applied = [...sheets.matchAll(/@apply ([^;]*)/g)].flatMap(([, classes = '']) =>
    classes.split(/\s+/),
  );
  expect([...classNames, ...applied].filter((name) => leftOut.includes(name))).toEqual([]);
});

test('every theme is a class of the tokens', () => {
  const config = readFileSync('tailwind.config.ts', 'utf8');
  for (const theme of contracts.themes) expect(config).toContain(`.${theme}`);
});
