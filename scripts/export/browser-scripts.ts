import { mouseClass, waitAttribute } from '@/browser/contracts';
import { locales } from '@/config/locales';
import { localPath } from '@/lib/pages/urls';
import { bundle, bundleModule, type ExtraFile, immutableFile } from './bundle';

/** Largest size of what runs before the first paint, in bytes, without the base path. */
const headBudget = 2048;

/** At the top, since a service worker's scope is its own folder. */
const workerPath = 'service-worker.js';

/** The browser code of browser/, bundled. */
export interface BrowserScripts {
  /** Inlined in every page's head. */
  readonly head: string;
  /** Speculation rules that it adds at run time. */
  readonly rules: string;
  readonly files: readonly ExtraFile[];
}

/**
 * Rules for the pages that browsers may prefetch: when a link is pressed, and with a mouse already when it is hovered.
 * ('moderate' on a phone would fetch whatever scrolls into view.) One text for both, since policies name its hash.
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
 * @throws Error when what runs before the first paint is larger than its budget
 */
export async function bundleBrowserScripts(basePath: string): Promise<BrowserScripts> {
  const rules = speculationRules(basePath);
  const islands = await bundleModule('islands/start.ts', {
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
  });
  const islandsUrl = `${basePath}/${islands[0].path}`;
  const defined = {
    ISLANDS: JSON.stringify(islandsUrl),
    RULES: JSON.stringify(rules),
    WORKER: JSON.stringify(`${basePath}/${workerPath}`),
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
  // The longest first: '/' begins every address.
  const offlinePages = starts
    .sort((a, b) => b.length - a.length)
    .map((start) => [start, `${start.replace(/\/$/, '')}/offline/`]);
  const text = await bundle('service-worker/worker.ts', {
    OFFLINE_PAGES: JSON.stringify(Object.fromEntries(offlinePages)),
    SHEETS: JSON.stringify(sheets),
  });
  return { path: workerPath, text };
}
