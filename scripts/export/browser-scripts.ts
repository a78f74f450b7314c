import { mouseClass, waitAttribute } from '@/browser/contracts';
import { locales } from '@/config/locales';
import { localPath } from '@/lib/pages/urls';
import { bundle, bundleModule, type ExtraFile, immutableFile } from './bundle';

/** Maximum size of the script before the first paint, in bytes, without the base path. */
const headBudget = 2448;

/** In the root folder, which is a service worker's scope. */
export const workerPath = 'service-worker.js';

/** The browser code of browser/, bundled. */
export interface BrowserScripts {
  /** Inlined in every page's head. */
  readonly head: string;
  /** Speculation rules that it adds at run time. */
  readonly rules: string;
  readonly files: readonly ExtraFile[];
}

/**
 * Speculation rules: prefetch when a link is pressed or, with a mouse, hovered.
 * ('moderate' on a phone would fetch all links in view.) One text for both, since policies contain its hash.
 */
function speculationRules(basePath: string): string {
  const elsewhere = {
    selector_matches: `[target],[download],[${waitAttribute}],[href*="#"],[href*="/media/"]`,
  };
  const own = [{ href_matches: `${basePath}/*` }, { not: elsewhere }];
  // Only links: browsers recalculate the style of everything that such a selector can match.
  const pointed = { selector_matches: `.${mouseClass} a` };
  return JSON.stringify({
    prefetch: [
      { where: { and: own }, eagerness: 'conservative' },
      { where: { and: [...own, pointed] }, eagerness: 'moderate' },
    ],
  });
}

/**
 * Bundles and minifies browser/head.ts, browser/deferred.ts and browser/islands/.
 * @param serviceWorker whether pages register it
 * @throws Error when the script before the first paint exceeds its budget
 */
export async function bundleBrowserScripts(
  basePath: string,
  serviceWorker: boolean,
): Promise<BrowserScripts> {
  const rules = speculationRules(basePath);
  const settings = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const islands = await bundleModule('islands/start.ts', settings);
  const islandsUrl = `${basePath}/${islands[0].path}`;
  const defined = {
    ...settings,
    ISLANDS: JSON.stringify(islandsUrl),
    RULES: JSON.stringify(rules),
    WORKER: JSON.stringify(serviceWorker ? `${basePath}/${workerPath}` : ''),
  };
  const deferred = immutableFile(
    'client',
    'js',
    await bundle('deferred.ts', defined, [islandsUrl]),
  );
  const head = await bundle('head.ts', {
    DEFERRED: JSON.stringify(`${basePath}/${deferred.path}`),
  });
  const size = Buffer.byteLength(head) - basePath.length;
  if (size > headBudget) {
    throw new Error(
      `browser/head.ts has ${size} bytes, more than ${headBudget}; move what can wait to browser/deferred.ts`,
    );
  }
  return { head, rules, files: [deferred, ...islands] };
}

/**
 * Bundles the service worker.
 * @param sheets URLs of the site's style sheets
 */
export async function bundleServiceWorker(
  basePath: string,
  sheets: readonly string[],
): Promise<ExtraFile> {
  const starts = locales.map((locale) => `${basePath}${localPath('/', locale)}`);
  // The longest first, since '/' is a prefix of all.
  const offlinePages = starts
    .sort((a, b) => b.length - a.length)
    .map((start) => [start, `${start.replace(/\/$/, '')}/offline/`]);
  const text = await bundle('service-worker/worker.ts', {
    OFFLINE_PAGES: JSON.stringify(Object.fromEntries(offlinePages)),
    SHEETS: JSON.stringify(sheets),
  });
  return { path: workerPath, text };
}

/** Bundles what ends a former service worker, where there is none any more. */
export async function bundleRetiredWorker(): Promise<ExtraFile> {
  return { path: workerPath, text: await bundle('service-worker/retired.ts', {}) };
}
