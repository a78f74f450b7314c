import { runInNewContext } from 'node:vm';

export type ModuleId = number | string;

/** Modules to run once their files are there: what Turbopack's list takes besides files. */
export interface Start {
  readonly otherChunks: readonly string[];
  readonly runtimeModuleIds: readonly ModuleId[];
}

const startScript = /^\(globalThis\["TURBOPACK"\][^{]*\.push\((\{.*\})\);?\s*$/s;
const chunkFile = /^\(globalThis\.TURBOPACK\|\|/;

/**
 * Modules with more characters than this take a visitor's phone long to compile and to start: React's renderer, its
 * reader of data, and a dozen more.
 */
const heavy = 4_000;

const isIds = (value: unknown): value is ModuleId[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number' || typeof id === 'string');

/** Whether an inline script is the one that starts a page's modules. */
export function isStartScript(text: string): boolean {
  return text.startsWith('(globalThis["TURBOPACK"]');
}

/** Reads the script that starts a page's modules; undefined when it is written in another way. */
export function readStart(text: string): Start | undefined {
  const [, json] = startScript.exec(text) ?? [];
  if (json === undefined) return undefined;
  const { otherChunks, runtimeModuleIds }: Record<string, unknown> = JSON.parse(json);
  const isFiles = isIds(otherChunks) && otherChunks.every((chunk) => typeof chunk === 'string');
  if (!isFiles || !isIds(runtimeModuleIds)) return undefined;
  return { otherChunks: otherChunks.map(String), runtimeModuleIds };
}

/**
 * Ids of the heavy modules in a file of Turbopack's, which is a call that hands over a list: ids of a
 * module, its function, and so on.
 */
export function heavyModules(file: string): ModuleId[] {
  if (!chunkFile.test(file)) return [];
  const pushed: unknown[][] = [];
  runInNewContext(file, { TURBOPACK: pushed });
  const [, ...entries] = pushed[0] ?? [];
  return entries.flatMap((entry, index) => {
    const id = entries[index - 1];
    const known = typeof id === 'number' || typeof id === 'string';
    return typeof entry === 'function' && known && String(entry).length > heavy ? [id] : [];
  });
}

/**
 * A comment by which Chrome compiles a file's functions beside the main thread while it arrives,
 * instead of on it when they are first called (explicit compile hints).
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';
