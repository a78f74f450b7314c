import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { environmentFiles } from './environment-files';

/** Where the fingerprint of the last good build is kept. */
const record = '.cache/build-fingerprint';

/** Everything that the built site depends on. Not the day: pages bring dates up to date themselves. */
const inputs: readonly string[] = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  ...environmentFiles,
];

/** What the build itself writes from other inputs, and what it does not use. */
const left = new Set(
  [
    'content/collections.ts',
    'content/last-modified.json',
    'public/media',
    'scripts/serve',
    'scripts/start.ts',
  ].map((path) => join(path)),
);

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function filesOf(path: string): string[] {
  if (!existsSync(path) || left.has(path) || isTest(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that pages or checks depend on. */
function variablesOf(environment: Variables): string {
  const names = Object.keys(environment).filter((name) =>
    /^(NEXT_PUBLIC_|ALLOW_SAMPLE$)/.test(name),
  );
  return JSON.stringify(names.sort().map((name) => [name, environment[name]]));
}

/** A hash of everything that the built site depends on. */
export function fingerprint(environment: Variables = process.env): string {
  const hash = createHash('sha256').update(process.version).update(variablesOf(environment));
  for (const path of inputs.flatMap(filesOf)) {
    const content = readFileSync(path);
    hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Whether out/ holds the site that the inputs make. */
export function isBuilt(): boolean {
  if (!existsSync('out/index.html') || !existsSync(record)) return false;
  return readFileSync(record, 'utf8') === fingerprint();
}

/** Forgets the last build: what is in out/ is no longer whole. */
export function forgetBuild(): void {
  rmSync(record, { force: true });
}

/** Keeps the fingerprint of a build that has succeeded. */
export function recordBuild(inputsBefore: string): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, inputsBefore);
}
