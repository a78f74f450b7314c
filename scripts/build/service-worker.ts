import { build } from 'esbuild';

/** Where the service worker stands: at the top, since it answers only for what lies below it. */
export const serviceWorkerPath = 'service-worker.js';

/**
 * Bundles the service worker.
 * @param basePath folder of the host that the site lives in
 * @param sheets addresses of the site's style sheets
 */
export async function bundleServiceWorker(
  basePath: string,
  sheets: readonly string[],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/build/service-worker/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: {
      CONTACT_PAGE: JSON.stringify(`${basePath}/contact/`),
      SHEETS: JSON.stringify(sheets),
      'process.env.NODE_ENV': '"production"',
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The service worker has no bundle');
  return file.text;
}
