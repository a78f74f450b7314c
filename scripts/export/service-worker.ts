import { locales } from '@/config/locales';
import { localPath } from '@/lib/pages/urls';
import { bundle } from './bundle';

/** At the top, since a service worker's scope is its own folder. */
export const serviceWorkerPath = 'service-worker.js';

/** The offline page of each language by the prefix of the language's addresses, the longest first. */
function offlinePages(basePath: string): Readonly<Record<string, string>> {
  const byStart = locales.map((locale) => {
    const start = `${basePath}${localPath('/', locale)}`;
    return [start, `${start.replace(/\/$/, '')}/offline/`] as const;
  });
  return Object.fromEntries(byStart.sort(([a], [b]) => b.length - a.length));
}

/**
 * Bundles the service worker.
 * @param sheets URLs of the site's style sheets
 */
export function bundleServiceWorker(basePath: string, sheets: readonly string[]): Promise<string> {
  return bundle('service-worker/worker.ts', {
    OFFLINE_PAGES: JSON.stringify(offlinePages(basePath)),
    SHEETS: JSON.stringify(sheets),
  });
}
