import { locales } from '@/config/locales';
import { localPath } from '@/lib/urls';
import { bundle, bundleModule, type ExtraFile } from './bundle';

/** Maximum size of the script before the first paint, in bytes, without the base path. */
const headBudget = 2048;

/** In the root folder, which is a service worker's scope. */
export const workerPath = 'service-worker.js';

/** Has no hash, so that pages of earlier deployments find it. */
const recoverPath = 'recover.js';

export interface BrowserScripts {
  readonly head: string;
  readonly files: readonly ExtraFile[];
}

/** Bundles browser/head.ts and, with a file for each dynamic import, components/start.ts. */
export async function bundleBrowserScripts(
  basePath: string,
  serviceWorker: boolean,
): Promise<BrowserScripts> {
  const settings = {
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
    WORKER: JSON.stringify(serviceWorker ? `${basePath}/${workerPath}` : ''),
  };
  const files = await bundleModule('components/start.ts', settings);
  const recover = await bundle('browser/recover.ts', settings, 'esm');
  const defined = {
    START: JSON.stringify(`${basePath}/${files[0].path}`),
    RECOVER: JSON.stringify(`${basePath}/${recoverPath}`),
  };
  // As an 'iife', esbuild would add what makes its imports modules of Node.js.
  const head = `(()=>{${await bundle('browser/head.ts', defined, 'esm')}})()`;
  const size = Buffer.byteLength(head) - 2 * basePath.length;
  if (size > headBudget) {
    throw new Error(
      `browser/head.ts has ${size} bytes, more than ${headBudget}; move what is not urgent to browser/start.ts`,
    );
  }
  return { head, files: [...files, { path: recoverPath, text: recover }] };
}

export async function bundleServiceWorker(
  basePath: string,
  sheets: readonly string[],
): Promise<ExtraFile> {
  const starts = locales.map((locale) => `${basePath}${localPath('/', locale)}`);
  // The longest first, since '/' is a prefix of all.
  const offlinePages = starts
    .sort((a, b) => b.length - a.length)
    .map((start) => [start, `${start.replace(/\/$/, '')}/offline/`]);
  const text = await bundle('browser/service-worker/worker.ts', {
    OFFLINE_PAGES: JSON.stringify(Object.fromEntries(offlinePages)),
    SHEETS: JSON.stringify(sheets),
  });
  return { path: workerPath, text };
}

export async function bundleRetiredWorker(): Promise<ExtraFile> {
  return { path: workerPath, text: await bundle('browser/service-worker/retired.ts', {}) };
}
