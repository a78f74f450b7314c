import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHint, heavyModules, type ModuleId } from './turbopack';

/** Next's scripts in an export, by their address in pages. */
export interface Chunks {
  /** Modules of a file that want a task of their own. */
  readonly heavyModulesOf: (address: string) => readonly ModuleId[];
  /** Texts of a page's scripts and of all that these may fetch. */
  readonly textsOf: (addresses: readonly string[]) => readonly string[];
}

const folder = '_next/static/chunks';

/**
 * Reads Next's scripts, and has browsers compile the files with heavy modules beside the main thread.
 * @param root folder of the export
 */
export function readChunks(root: string, basePath: string): Chunks {
  const heavy = new Map<string, ModuleId[]>();
  const texts = new Map<string, string>();
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))) {
    const path = join(root, folder, file);
    const text = readFileSync(path, 'utf8');
    const modules = heavyModules(text);
    if (modules.length > 0) writeFileSync(path, compileHint + text);
    heavy.set(`${basePath}/${folder}/${file}`, modules);
    texts.set(file, text);
  }

  const named = new Map<string, string[]>();
  for (const [file, text] of texts) {
    named.set(
      file,
      [...texts.keys()].filter((other) => text.includes(other)),
    );
  }

  return {
    heavyModulesOf: (address) => heavy.get(address) ?? [],
    textsOf(addresses) {
      const reached = new Set<string>();
      const reach = (file: string) => {
        if (reached.has(file)) return;
        reached.add(file);
        for (const next of named.get(file) ?? []) reach(next);
      };
      for (const address of addresses) reach(address.slice(address.lastIndexOf('/') + 1));
      return [...reached].map((file) => texts.get(file) ?? '');
    },
  };
}
