import { type BuildOptions, build } from 'esbuild';
import { oldestBrowsers } from './target-browsers';

/** A file that is added to the export. */
export interface ExtraFile {
  /** Its path in out/. */
  readonly path: string;
  readonly text: string;
}

/** The browsers as esbuild names them: 'safari16.4'. */
const target = oldestBrowsers.map((name) => name.replace(' ', ''));

/**
 * A comment that makes Chrome compile a file's functions off the main thread while it loads, instead of when they are first
 * called (explicit compile hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

type Define = Readonly<Record<string, string>>;

function options(file: string, define: Define) {
  return {
    entryPoints: [`browser/${file}`],
    bundle: true,
    write: false,
    minify: true,
    target,
    jsx: 'automatic',
    // No "use strict": it costs bytes, and TypeScript has seen to it.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

/**
 * Bundles and minifies a script of browser/.
 * @param define what stands for the constants that the build puts in
 */
export async function bundle(
  file: string,
  define: Define,
  /** URLs that stand for modules bundled apart. */
  external: readonly string[] = [],
): Promise<string> {
  const { outputFiles } = await build({
    ...options(file, define),
    format: 'iife',
    external: [...external],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Bundles a module of browser/ with a chunk for each of its dynamic imports.
 * @param folder of the files, named by their content
 * @returns the files, the module itself first
 */
export async function bundleModule(
  file: string,
  folder: string,
  define: Define,
): Promise<readonly [ExtraFile, ...ExtraFile[]]> {
  const { outputFiles, metafile } = await build({
    ...options(file, define),
    format: 'esm',
    splitting: true,
    metafile: true,
    outdir: folder,
    entryNames: 'chunks/[name].[hash]',
    chunkNames: 'chunks/[name].[hash]',
    banner: { js: compileHint },
  });
  const isEntry = ({ path }: ExtraFile) => metafile.outputs[path]?.entryPoint === `browser/${file}`;
  const files = outputFiles.map(({ path, text }) => ({
    path: path.slice(path.lastIndexOf(folder)),
    text,
  }));
  const entry = files.find(isEntry);
  if (!entry) throw new Error(`esbuild has not written browser/${file}`);
  return [entry, ...files.filter((each) => each !== entry)];
}
