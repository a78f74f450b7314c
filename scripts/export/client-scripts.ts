import { createHash } from 'node:crypto';
import { bundle, bundleModule, type ExtraFile } from './bundle';
import { afterCharset, createElement, insert, type Page } from './html';
import { serviceWorkerPath } from './service-worker';

/** Largest size of what runs before the first paint, in bytes, without the base path. */
const headBudget = 2048;

/** Where the scripts go: an immutable folder (headers.ts). */
const folder = '_next/static';

/** The browser code of browser/, bundled. */
export interface ClientScripts {
  /** Inlined in every page's head. */
  readonly head: string;
  readonly files: readonly ExtraFile[];
}

/**
 * Bundles and minifies browser/head.ts, browser/deferred.ts and browser/islands/.
 * @param rules speculation rules (speculation-rules.ts)
 * @param options `nextHydrates` where Next's own scripts stay
 * @throws Error when what runs before the first paint is larger than its budget
 */
export async function bundleClientScripts(
  basePath: string,
  rules: string,
  { nextHydrates = false } = {},
): Promise<ClientScripts> {
  const islands = await bundleModule('islands/start.ts', folder, {
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
  });
  const islandsUrl = `${basePath}/${islands[0].path}`;
  const defined = {
    ISLANDS: JSON.stringify(islandsUrl),
    NEXT_HYDRATES: String(nextHydrates),
    RULES: JSON.stringify(rules),
    WORKER: JSON.stringify(`${basePath}/${serviceWorkerPath}`),
  };
  const text = await bundle('deferred.ts', defined, [islandsUrl]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const deferred = { path: `${folder}/client.${hash}.js`, text };
  const head = await bundle('head.ts', {
    DEFERRED: JSON.stringify(`${basePath}/${deferred.path}`),
  });
  const size = Buffer.byteLength(head) - basePath.length;
  if (size > headBudget) {
    throw new Error(
      `browser/head.ts has ${size} bytes, more than ${headBudget}; move what can wait to browser/deferred.ts`,
    );
  }
  return { head, files: [deferred, ...islands] };
}

/** Inlines browser/head.ts right after the character set. */
export function addClientScript(page: Page, { head }: ClientScripts): void {
  insert(page.head, createElement('script', {}, head), afterCharset(page));
}
