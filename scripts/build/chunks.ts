import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHint, heavyModules, type ModuleId } from './turbopack';

/** Modules of one of Next's scripts that want a task of their own, by the address of the script. */
export type HeavyModules = (address: string) => readonly ModuleId[];

const folder = '_next/static/chunks';

/**
 * Reads Next's scripts, and has browsers compile the files with heavy modules beside the main thread.
 * @param root folder of the export
 */
export function readHeavyModules(root: string, basePath: string): HeavyModules {
  const heavy = new Map<string, readonly ModuleId[]>();
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))) {
    const path = join(root, folder, file);
    const text = readFileSync(path, 'utf8');
    const modules = heavyModules(text);
    if (modules.length > 0) writeFileSync(path, compileHint + text);
    heavy.set(`${basePath}/${folder}/${file}`, modules);
  }
  return (address) => heavy.get(address) ?? [];
}
