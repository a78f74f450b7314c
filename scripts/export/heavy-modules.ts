import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type ModuleId = number | string;

/** Ids of the heavy modules in one of Next's scripts, by its URL. */
export type HeavyModules = (address: string) => readonly ModuleId[];

/** Modules with more characters take phones long to compile and evaluate: React's renderer and a dozen more. */
const heavy = 4_000;

/**
 * A comment that makes Chrome compile a file's functions off the main thread while it loads, instead of when they are first
 * called (explicit compile hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Ids of the heavy modules in a chunk of Turbopack's: a call that pushes a list of alternating module ids and functions.
 * None where a chunk has another form; all modules are then evaluated in one task.
 */
export function heavyModulesIn(chunk: string): ModuleId[] {
  if (!chunk.startsWith('(globalThis.TURBOPACK||')) return [];
  const pushed: unknown[][] = [];
  runInNewContext(chunk, { TURBOPACK: pushed });
  const [list = []] = pushed;
  return list.flatMap((entry, index) => {
    const id = list[index - 1];
    const isHeavy = typeof entry === 'function' && String(entry).length > heavy;
    return isHeavy && (typeof id === 'number' || typeof id === 'string') ? [id] : [];
  });
}

/**
 * Reads Next's scripts, and adds the compile hint to those with heavy modules.
 * @param root folder of the export
 */
export function readHeavyModules(root: string, basePath: string): HeavyModules {
  const folder = '_next/static/chunks';
  const found = new Map<string, readonly ModuleId[]>();
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))) {
    const path = join(root, folder, file);
    const text = readFileSync(path, 'utf8');
    const modules = heavyModulesIn(text);
    if (modules.length > 0) writeFileSync(path, compileHint + text);
    found.set(`${basePath}/${folder}/${file}`, modules);
  }
  return (address) => found.get(address) ?? [];
}
