import { locales } from '@/content/locales';
import { localPath } from '@/lib/urls';
import { bundle } from './bundle';

/** Where the service worker stands: at the top, since it answers only for what lies below it. */
export const serviceWorkerPath = 'service-worker.js';

/** The offline page of each language by how the addresses of that language begin, the longest first. */
function offlinePages(basePath: string): Readonly<Record<string, string>> {
  const byStart = locales.map((locale) => {
    const start = `${basePath}${localPath('/', locale)}`;
    return [start, `${start.replace(/\/$/, '')}/offline/`] as const;
  });
  return Object.fromEntries(byStart.sort(([a], [b]) => b.length - a.length));
}

/**
 * Bundles the service worker.
 * @param basePath folder of the host that the site lives in
 * @param sheets addresses of the site's style sheets
 */
export function bundleServiceWorker(basePath: string, sheets: readonly string[]): Promise<string> {
  return bundle('service-worker/worker.ts', {
    OFFLINE_PAGES: JSON.stringify(offlinePages(basePath)),
    SHEETS: JSON.stringify(sheets),
  });
}
