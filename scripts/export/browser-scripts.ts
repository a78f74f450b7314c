import { hash } from 'node:crypto';
import { locales } from '@/config/locales';
import { localPath } from '@/lib/urls';
import { bundle, bundleModule, type ExtraFile } from './bundle';
import { componentModules, findClientComponents, startModule } from './client-components';

/** Maximum size of the script before the first paint, in bytes, without the base path. */
const headBudget = 2048;

/** In the root folder, which is a service worker's scope. */
export const workerPath = 'service-worker.js';

/** Has no hash, so that pages of earlier deployments find it. */
const recoverPath = 'recover.js';

export async function bundleBrowserScripts(basePath: string, serviceWorker: boolean) {
  const settings = {
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
    WORKER: JSON.stringify(serviceWorker ? `${basePath}/${workerPath}` : ''),
  };
  const modules = componentModules(findClientComponents('components'));
  const files = await bundleModule({ start: startModule }, settings, modules);
  const start = files.find(({ path }) => path.includes('/start.'))?.path ?? '';
  const recover = await bundle('browser/recover.ts', settings, 'esm');
  const defined = {
    START: JSON.stringify(`${basePath}/${start}`),
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

/** @param read returns the text of a file by its address */
export async function bundleServiceWorker(
  basePath: string,
  read: (address: string) => string,
): Promise<ExtraFile> {
  const pages = locales.map((locale) => `${basePath}${localPath('/offline', locale)}/`);
  const texts = pages.map((page) => read(`${page}index.html`));
  const files = texts.flatMap((text) => text.match(/[\w/.-]*\/_next\/static\/[\w/.-]+/g) ?? []);
  // Browsers request it with every page.
  const icon = `${basePath}/icon.svg`;
  const text = await bundle('browser/service-worker/worker.ts', {
    OFFLINE_PAGES: JSON.stringify(pages.sort((a, b) => b.length - a.length)),
    OFFLINE_FILES: JSON.stringify([...new Set(files), icon]),
  });
  // Browsers store them again when the worker's text has changed.
  const version = hash('sha256', [...texts, read(icon)].join()).slice(0, 8);
  return { path: workerPath, text: `${text}\n//${version}` };
}

export async function bundleRetiredWorker(): Promise<ExtraFile> {
  return { path: workerPath, text: await bundle('browser/service-worker/retired.ts', {}) };
}
