import { BrokenAssumption } from './broken-assumption';
import { attribute, type Element, elements, type Page, textOf } from './html';
import { isStartScript } from './turbopack';

/** What each script of an exported page is to Next. */
export interface NextScripts {
  /** Scripts that are files. */
  readonly files: readonly Element[];
  /** For browsers that know no modules; these cannot run the rest either. */
  readonly polyfills: readonly Element[];
  /** Turbopack's start, which names the files that it waits for. */
  readonly starts: readonly Element[];
  /** React's data, in parts. */
  readonly data: readonly Element[];
}

const isReactData = (text: string) =>
  /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/.test(text);
/**
 * Whether a script is next-themes' own, with the choices that start-up/kept-theme.ts shows: kept as
 * 'theme', 'light' or 'dark', at first the system's; it changes no attribute (components/theme/ThemeProvider.tsx).
 */
export const isThemeScript = (text: string) =>
  text.endsWith('([],"theme","system",null,["light","dark"],null,true,false)');

/**
 * Sorts a page's scripts; the theme's, and blocks of data (JSON), stay where they are.
 * @throws BrokenAssumption when there is one of another kind
 */
export function sortScripts(page: Page): NextScripts {
  const files: Element[] = [];
  const polyfills: Element[] = [];
  const starts: Element[] = [];
  const data: Element[] = [];
  for (const script of elements(page.document, 'script')) {
    const text = textOf(script);
    const address = attribute(script, 'src');
    if (attribute(script, 'type')?.endsWith('json')) continue;
    if (attribute(script, 'nomodule') !== undefined) polyfills.push(script);
    else if (address !== undefined && attribute(script, 'async') !== undefined) files.push(script);
    else if (isStartScript(text)) starts.push(script);
    else if (isReactData(text)) data.push(script);
    else if (!isThemeScript(text)) {
      throw new BrokenAssumption(
        page.file,
        'scripts are async files, the nomodule polyfill, the start of Turbopack, data for React, the theme or JSON',
        `<script${address ? ` src="${address}"` : ''}>${text.slice(0, 120)}`,
      );
    }
  }
  return { files, polyfills, starts, data };
}
