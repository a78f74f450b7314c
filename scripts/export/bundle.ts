import { type BuildOptions, build } from 'esbuild';
import { oldestBrowsers } from './target-browsers';

/** The browsers as esbuild names them: 'safari16.4'. */
const target = oldestBrowsers.map((name) => name.replace(' ', ''));

/**
 * Bundles and minifies a script of client/.
 * @param define what stands for the constants that the build puts in
 */
export async function bundle(
  file: string,
  define: NonNullable<BuildOptions['define']>,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`client/${file}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    // No "use strict": it costs bytes, and TypeScript has seen to it.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
