import { createHash } from 'node:crypto';
import { BrokenAssumption } from './broken-assumption';
import { bundle } from './bundle';
import { type ExtraFile, isThemeScript } from './defer';
import { afterCharset, createElement, elements, insert, type Page, textOf } from './html';
import { serviceWorkerPath } from './service-worker';

/** Largest size of what runs before the first paint, in bytes, without the base path. */
const headBudget = 2048;

/** The browser code of client/, bundled. */
export interface ClientScripts {
  /** Inlined in every page's head. */
  readonly head: string;
  readonly deferred: ExtraFile;
}

/**
 * Bundles and minifies client/head.ts and client/deferred.ts.
 * @param rules speculation rules (speculation-rules.ts)
 * @param commonScripts URLs of Next's scripts that all pages share
 * @throws Error when what runs before the first paint is larger than its budget
 */
export async function bundleClientScripts(
  basePath: string,
  rules: string,
  commonScripts: readonly string[],
): Promise<ClientScripts> {
  const text = await bundle('deferred.ts', {
    COMMON_SCRIPTS: JSON.stringify(commonScripts),
    RULES: JSON.stringify(rules),
    WORKER: JSON.stringify(`${basePath}/${serviceWorkerPath}`),
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `_next/static/client.${hash}.js`;
  const head = await bundle('head.ts', { DEFERRED: JSON.stringify(`${basePath}/${path}`) });
  const size = Buffer.byteLength(head) - basePath.length;
  if (size > headBudget) {
    throw new Error(
      `client/head.ts has ${size} bytes, more than ${headBudget}; move what can wait to client/deferred.ts`,
    );
  }
  return { head, deferred: { path, text } };
}

/**
 * Inlines client/head.ts right after the character set. Since that shows the theme, next-themes' script for it is emptied;
 * its element stays, for React to find.
 * @throws BrokenAssumption when the page does not have exactly one script of next-themes
 */
export function addClientScript(page: Page, { head }: ClientScripts): void {
  const themes = elements(page.document, 'script').filter((each) => isThemeScript(textOf(each)));
  const [theme] = themes;
  if (!theme || themes.length > 1) {
    throw new BrokenAssumption(page.file, 'next-themes has one script', `${themes.length}`);
  }
  theme.childNodes = [];
  insert(page.head, createElement('script', {}, head), afterCharset(page));
}
