import { BrokenAssumption } from './broken-assumption';
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
import { isStartScript, type ModuleId, readStart, type Start } from './turbopack';

/** Id of the list that the start-up script reads. */
export const listId = 'page-scripts';

/** What each script of an exported page is to Next. */
interface NextScripts {
  /** Scripts that are files. */
  readonly files: readonly Element[];
  /** For browsers that know no modules; these cannot run the rest either. */
  readonly polyfills: readonly Element[];
  /** Turbopack's start, which names the files it waits for, then React's data in parts. */
  readonly data: readonly Element[];
}

/** What a page's scripts are, once they are out of it. */
export interface Deferred {
  /** Addresses of the files. */
  readonly addresses: readonly string[];
  /** React's data as one script's text. */
  readonly data: string;
}

/** How the name of Turbopack's runtime begins. */
const runtime = '/turbopack-';

const isReactData = (text: string) =>
  /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/.test(text);
const isThemeScript = (text: string) => text.includes('("class","theme",');

function sort(page: Page): NextScripts {
  const files: Element[] = [];
  const polyfills: Element[] = [];
  const data: Element[] = [];
  for (const script of elements(page.document, 'script')) {
    const text = textOf(script);
    const address = attribute(script, 'src');
    if (attribute(script, 'type')?.endsWith('json')) continue;
    if (attribute(script, 'nomodule') !== undefined) polyfills.push(script);
    else if (address !== undefined && attribute(script, 'async') !== undefined) files.push(script);
    else if (isStartScript(text) || isReactData(text)) data.push(script);
    else if (!isThemeScript(text)) {
      throw new BrokenAssumption(
        page.file,
        'scripts are async files, the nomodule polyfill, the start of Turbopack, data for React, the theme or JSON',
        `<script${address ? ` src="${address}"` : ''}>${text.slice(0, 120)}`,
      );
    }
  }
  return { files, polyfills, data };
}

/** What starts the page; without every file that it waits for in the list, nothing would. */
function startOf(page: Page, data: readonly Element[]): Start {
  const scripts = data.map(textOf).filter(isStartScript);
  const start = readStart(scripts[0] ?? '');
  if (scripts.length === 1 && start && start.otherChunks.length > 0) return start;
  throw new BrokenAssumption(
    page.file,
    'one inline script starts Turbopack with "runtimeModuleIds" and the files it waits for, "otherChunks"',
    `${scripts.length} such scripts: ${scripts.join('').slice(0, 200)}`,
  );
}

function checkAddresses(page: Page, addresses: readonly string[], chunks: readonly string[]): void {
  const folder = /^(\/[\w.-]+)*\/_next\/static\/chunks\/[^"]+\.js$/;
  const stray = addresses.find((address) => !folder.test(address));
  if (stray) {
    throw new BrokenAssumption(page.file, 'scripts lie in _next/static/chunks/', stray);
  }
  if (!addresses.some((address) => address.includes(runtime))) {
    throw new BrokenAssumption(page.file, "one script is Turbopack's runtime", addresses.join(' '));
  }
  const missing = chunks.find(
    (chunk) => !addresses.some((address) => address.endsWith(`/${chunk}`)),
  );
  if (missing) {
    throw new BrokenAssumption(
      page.file,
      "the page has a script for each of Turbopack's chunks",
      `none for ${missing}`,
    );
  }
}

/** The page's own parts first: by the time React starts they are there, and it asks for none. */
function inOrder(addresses: readonly string[], chunks: readonly string[]): string[] {
  const rank = (address: string) => {
    if (address.includes(runtime)) return 2;
    return chunks.some((chunk) => address.endsWith(`/${chunk}`)) ? 1 : 0;
  };
  return [...addresses].sort((a, b) => rank(a) - rank(b));
}

/** One task for each heavy module, so that the visitor's phone answers taps in between. */
function oneByOne(modules: readonly ModuleId[]): Start[] {
  return modules.map((id) => ({ otherChunks: [], runtimeModuleIds: [id] }));
}

/**
 * Takes Next's scripts out of a page and lists them at its end, for the start-up script to insert
 * when the visitor's line and hands are free: addresses of files, then what to start. React's data
 * comes first in that list, once it is a file (data-file.ts).
 * @param heavyModulesOf the modules of a file that want a task of their own
 * @throws BrokenAssumption when the page's scripts are not those that are known here
 */
export function deferScripts(
  page: Page,
  heavyModulesOf: (address: string) => readonly ModuleId[],
): Deferred {
  const { files, polyfills, data } = sort(page);
  const found = [...new Set(files.map((script) => attribute(script, 'src') ?? ''))];
  const start = startOf(page, data);
  checkAddresses(page, found, start.otherChunks);
  const addresses = inOrder(found, start.otherChunks);
  const texts = data.map(textOf).filter(isReactData);
  if (texts.length === 0) {
    throw new BrokenAssumption(page.file, 'React finds its data in self.__next_f', 'none');
  }

  const hints = elements(page.document, 'link').filter(
    (link) => attribute(link, 'as') === 'script' || attribute(link, 'rel') === 'modulepreload',
  );
  for (const element of [...files, ...polyfills, ...data, ...hints]) remove(element);
  const awaited = addresses.filter((address) =>
    start.otherChunks.some((chunk) => address.endsWith(`/${chunk}`)),
  );
  const list = [...addresses, ...oneByOne(awaited.flatMap(heavyModulesOf)), start];
  const json = JSON.stringify(list);
  insert(page.body, createElement('script', { type: 'application/json', id: listId }, json));
  return { addresses, data: texts.map((text) => text.replace(/;\s*$/, '')).join(';') };
}
