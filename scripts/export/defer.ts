import { createHash } from 'node:crypto';
import { scriptListId, themeKey, themes } from '@/client/contracts';
import { BrokenAssumption } from './broken-assumption';
import type { HeavyModules } from './heavy-modules';
import {
  attribute,
  createElement,
  type Element,
  elements,
  insert,
  type Page,
  remove,
  textOf,
} from './html';

/** A file that is added to the export. */
export interface ExtraFile {
  /** Its path in out/. */
  readonly path: string;
  readonly text: string;
}

/** The call in next-themes' script, with the options of components/theme/ThemeProvider.tsx. */
const themeCall = `([],"${themeKey}","system",null,${JSON.stringify(themes)},null,true,false)`;

/** Whether a script is that of next-themes, which client/theme.ts replaces (client-scripts.ts). */
export const isThemeScript = (text: string) => text.endsWith(themeCall);

const isPayload = (text: string) => text.includes('self.__next_f');
const isStart = (text: string) => text.startsWith('(globalThis["TURBOPACK"]');

/** Kinds of scripts on Next's pages. */
type Kind = 'kept' | 'polyfill' | 'file' | 'payload' | 'start';

function kindOf({ file }: Page, script: Element): Kind {
  const text = textOf(script);
  const address = attribute(script, 'src');
  if (attribute(script, 'type')?.endsWith('json') || isThemeScript(text)) return 'kept';
  // For browsers without modules, which cannot run the rest either.
  if (attribute(script, 'nomodule') !== undefined) return 'polyfill';
  if (address !== undefined && attribute(script, 'async') !== undefined) return 'file';
  if (isPayload(text)) return 'payload';
  if (isStart(text)) return 'start';
  throw new BrokenAssumption(
    file,
    "scripts are async files, the polyfill, the RSC payload, Turbopack's start, the theme's or JSON",
    `<script${address ? ` src="${address}"` : ''}>${text.slice(0, 120)}`,
  );
}

/** What was moved out of a page. */
interface Deferred {
  /** The page's deferred file: the RSC payload and the script that starts the page. */
  readonly file: ExtraFile;
  /** URLs of Next's scripts. */
  readonly addresses: readonly string[];
}

/**
 * Moves Next's scripts out of a page. The RSC payload and the script that starts the page become one file, unparsed.
 * @throws BrokenAssumption when the page has a script of an unknown kind, or lacks one
 */
export function deferScripts(page: Page, heavyModulesOf: HeavyModules): Deferred {
  const scripts = elements(page.document, 'script').map((script) => ({
    script,
    kind: kindOf(page, script),
  }));
  const ofKind = (kind: Kind) =>
    scripts.filter((each) => each.kind === kind).map(({ script }) => script);
  const [payload, start] = [ofKind('payload').map(textOf), ofKind('start').map(textOf)];
  if (payload.length === 0 || start.length !== 1) {
    throw new BrokenAssumption(
      page.file,
      'the RSC payload is in inline scripts, and one inline script starts Turbopack',
      `${payload.length} and ${start.length} of them`,
    );
  }
  const addresses = [...new Set(ofKind('file').map((each) => attribute(each, 'src') ?? ''))];
  for (const { script, kind } of scripts) if (kind !== 'kept') remove(script);
  for (const link of elements(page.head, 'link')) {
    if (attribute(link, 'as') === 'script') remove(link);
  }

  const heavyModules = JSON.stringify(addresses.flatMap(heavyModulesOf));
  const text = `${payload.join(';')};Object.assign(client,{heavyModules:${heavyModules},start(){${start.join()}}})`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // In Next's folder of immutable files: the name changes with the content.
  return { file: { path: `_next/static/data/${hash}.js`, text }, addresses };
}

/** Lists a page's own scripts at its end, for client/hydrate.ts to insert. */
export function listScripts(page: Page, addresses: readonly string[]): void {
  const attributes = { type: 'application/json', id: scriptListId };
  insert(page.body, createElement('script', attributes, JSON.stringify(addresses)));
}
