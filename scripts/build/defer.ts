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

/** Id of the list of addresses that the start-up script reads. */
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

/** How the name of Turbopack's runtime begins. */
const runtime = '/turbopack-';

const isTurbopackStart = (text: string) => text.startsWith('(globalThis["TURBOPACK"]');
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
    else if (isTurbopackStart(text) || isReactData(text)) data.push(script);
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

/** The files that Turbopack's start waits for; without them all in the list, nothing would start. */
function awaited(page: Page, data: readonly Element[]): string[] {
  const starts = data.map(textOf).filter(isTurbopackStart);
  const [, list] = /"otherChunks":(\[[^\]]*\])/.exec(starts[0] ?? '') ?? [];
  const chunks: unknown = list && JSON.parse(list);
  const named = Array.isArray(chunks) && chunks.every((chunk) => typeof chunk === 'string');
  if (starts.length !== 1 || !named || chunks.length === 0) {
    throw new BrokenAssumption(
      page.file,
      'one inline script starts Turbopack and lists the files it waits for as "otherChunks"',
      `${starts.length} such scripts: ${starts.join('').slice(0, 200)}`,
    );
  }
  return chunks;
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

/** What hydration waits for goes last: by then the page's own parts are there, and it asks for none. */
function startLast(addresses: readonly string[], chunks: readonly string[]): string[] {
  const rank = (address: string) => {
    if (address.includes(runtime)) return 2;
    return chunks.some((chunk) => address.endsWith(`/${chunk}`)) ? 1 : 0;
  };
  return [...addresses].sort((a, b) => rank(a) - rank(b));
}

/**
 * Takes Next's scripts out of a page and lists their addresses at its end, for the start-up script
 * to insert when the visitor's line and hands are free. React's data stays, as one script.
 * @returns the addresses
 * @throws BrokenAssumption when the page's scripts are not those that are known here
 */
export function deferScripts(page: Page): readonly string[] {
  const { files, polyfills, data } = sort(page);
  const found = [...new Set(files.map((script) => attribute(script, 'src') ?? ''))];
  const chunks = awaited(page, data);
  checkAddresses(page, found, chunks);
  const addresses = startLast(found, chunks);
  if (!data.some((script) => isReactData(textOf(script)))) {
    throw new BrokenAssumption(page.file, 'React finds its data in self.__next_f', 'none');
  }

  const hints = elements(page.document, 'link').filter(
    (link) => attribute(link, 'as') === 'script' || attribute(link, 'rel') === 'modulepreload',
  );
  for (const element of [...files, ...polyfills, ...data, ...hints]) remove(element);
  // One script instead of many: the policy then names one hash instead of many.
  const text = data.map((script) => textOf(script).replace(/;\s*$/, '')).join(';');
  insert(page.body, createElement('script', {}, text));
  const list = JSON.stringify(addresses);
  insert(page.body, createElement('script', { type: 'application/json', id: listId }, list));
  return addresses;
}
