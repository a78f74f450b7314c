import { BrokenAssumption } from './broken-assumption';
import { attribute, elements, type Page, remove, textOf } from './html';
import { sortScripts } from './sort-scripts';
import { readStart, type Start } from './turbopack';

/** What a page's scripts are, once they are out of it. */
export interface Deferred {
  /** Addresses of the files, in the order in which they are to come. */
  readonly addresses: readonly string[];
  /** What starts the page once they are there. */
  readonly start: Start;
  /** React's data as one script's text. */
  readonly data: string;
}

/** How the name of Turbopack's runtime begins. */
const runtime = '/turbopack-';

/** What starts the page; without every file that it waits for in the list, nothing would. */
function startOf(page: Page, scripts: readonly string[]): Start {
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

/**
 * Takes Next's scripts out of a page, for the start-up script to insert when the visitor's line and
 * hands are free.
 * @throws BrokenAssumption when the page's scripts are not those that are known here
 */
export function deferScripts(page: Page): Deferred {
  const { files, polyfills, starts, data } = sortScripts(page);
  const found = [...new Set(files.map((script) => attribute(script, 'src') ?? ''))];
  const start = startOf(page, starts.map(textOf));
  checkAddresses(page, found, start.otherChunks);
  const addresses = inOrder(found, start.otherChunks);
  if (data.length === 0) {
    throw new BrokenAssumption(page.file, 'React finds its data in self.__next_f', 'none');
  }

  const hints = elements(page.document, 'link').filter(
    (link) => attribute(link, 'as') === 'script' || attribute(link, 'rel') === 'modulepreload',
  );
  for (const element of [...files, ...polyfills, ...starts, ...data, ...hints]) remove(element);
  const parts = data.map((each) => textOf(each).replace(/;\s*$/, ''));
  return { addresses, start, data: parts.join(';') };
}
