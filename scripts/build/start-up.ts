import { createHash } from 'node:crypto';
import { type BuildOptions, build } from 'esbuild';
import { BrokenAssumption } from './broken-assumption';
import { oldestBrowsers } from './browsers';
import { afterCharset, createElement, elements, insert, type Page, textOf } from './html';
import { serviceWorkerPath } from './service-worker';
import type { SharedScripts } from './shared-scripts';
import { isThemeScript } from './sort-scripts';

/** Largest size of all that runs before the first paint, in bytes. */
const inlineBudget = 2048;

/** The start-up script in its two parts. */
export interface StartUp {
  /** Text of the part that is inlined. */
  readonly inline: string;
  /** Its size in bytes, without the folder of the host that the site lives in. */
  readonly inlineSize: number;
  /** The part that comes at load: its path in out/, and its text. */
  readonly later: { readonly path: string; readonly text: string };
}

/** The browsers as esbuild names them: 'safari16.4'. */
const targets = Object.entries(oldestBrowsers).map(([name, version]) => name + version.join('.'));

async function bundle(file: string, define: BuildOptions['define']): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/build/start-up/${file}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: targets,
    // No "use strict": it costs bytes, and TypeScript has seen to it.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, paths: { '@/*': ['./*'] } } },
    define: define ?? {},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Bundles and minifies the start-up script from scripts/build/start-up/.
 * @param rules for pages to fetch ahead (speculation-rules.ts)
 * @param shared what it loads for every page
 */
export async function bundleStartUp(
  basePath: string,
  rules: string,
  shared: SharedScripts,
): Promise<StartUp> {
  const text = await bundle('later.ts', {
    RULES: JSON.stringify(rules),
    SHARED: JSON.stringify(shared),
    WORKER: JSON.stringify(`${basePath}/${serviceWorkerPath}`),
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `_next/static/start-up.${hash}.js`;
  const inline = await bundle('inline.ts', { LATER: JSON.stringify(`${basePath}/${path}`) });
  const inlineSize = Buffer.byteLength(inline) - basePath.length;
  return { inline, inlineSize, later: { path, text } };
}

/**
 * Inlines the start-up script before anything else of the page that can wait for it. It shows the theme, too:
 * next-themes' script for that is emptied, and its element left for React to find.
 * @throws Error when it is larger than the budget for what runs before the first paint
 * @throws BrokenAssumption when next-themes has not put one script into the page
 */
export function addStartUp(page: Page, { inline, inlineSize }: StartUp): void {
  if (inlineSize > inlineBudget) {
    throw new Error(
      `${page.file}: the inlined script has ${inlineSize} bytes, more than ${inlineBudget}; move what can wait to scripts/build/start-up/later.ts`,
    );
  }
  const themes = elements(page.document, 'script').filter((each) => isThemeScript(textOf(each)));
  const [theme] = themes;
  if (!theme || themes.length > 1) {
    throw new BrokenAssumption(page.file, 'next-themes has one script', `${themes.length}`);
  }
  theme.childNodes = [];
  insert(page.head, createElement('script', {}, inline), afterCharset(page));
}
