import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type BuildOptions, build, type Plugin } from 'esbuild';

export interface ExtraFile {
  readonly path: string;
  readonly text: string;
}

/** The oldest supported browsers: 'safari 16.4'. */
export const oldestBrowsers: string[] =
  readFileSync('.browserslistrc', 'utf8').match(/^\w.*$/gm) ?? [];

/** Next's folder of immutable files (config/paths.ts). */
const folder = '_next/static';

export function immutableFile(name: string, extension: string, text: string): ExtraFile {
  const key = hash('sha256', text).slice(0, 6);
  return { path: `${folder}/${[name, key, extension].filter(Boolean).join('.')}`, text };
}

/** Has Chrome compile functions off the main thread while loading: the home page's longest task takes 52 ms instead of 88. */
const compileHint = '//# allFunctionsCalledOnLoad';

type Define = Readonly<Record<string, string>>;

const options = (define: Define) =>
  ({
    bundle: true,
    write: false,
    minify: true,
    // As esbuild names them: 'safari16.4'.
    target: oldestBrowsers.map((name) => name.replace('ios_saf', 'ios').replace(' ', '')),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    logLevel: 'silent',
  }) as const satisfies BuildOptions;

export async function bundle(
  file: string,
  define: Define,
  format: 'esm' | 'iife' = 'iife',
): Promise<string> {
  const { outputFiles } = await build({ ...options(define), entryPoints: [file], format });
  return outputFiles[0]?.text.trim() ?? '';
}

export async function bundleModule(
  entryPoints: Readonly<Record<string, string>>,
  define: Define,
  plugin: Plugin,
): Promise<ExtraFile[]> {
  const { outputFiles } = await build({
    ...options(define),
    entryPoints,
    plugins: [plugin],
    format: 'esm',
    splitting: true,
    outdir: folder,
    entryNames: 'chunks/[name].[hash]',
    chunkNames: 'chunks/[name].[hash]',
    banner: { js: compileHint },
  });
  return outputFiles.map(({ path, text }) => ({
    path: path.slice(path.lastIndexOf(folder)),
    text,
  }));
}
