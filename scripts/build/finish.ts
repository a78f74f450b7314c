import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BrokenAssumption } from './broken-assumption';
import { readHeavyModules } from './chunks';
import type { ExtraFile } from './data-file';
import { deferScripts } from './defer';
import { finishPage } from './finish-page';
import { headersFile } from './headers';
import { parsePage } from './html';
import { bundleServiceWorker, serviceWorkerPath } from './service-worker';
import { sharedScripts } from './shared-scripts';
import { speculationRules } from './speculation-rules';
import { bundleStartUp } from './start-up';
import { withoutFonts } from './style/without-fonts';
import { unfold } from './unfold';

/** What the finishing of an export depends on. */
export interface FinishOptions {
  readonly basePath: string;
  readonly email: string;
  readonly https: boolean;
}

const errorPage = '404.html';

/**
 * The pages among an export's files.
 * @throws BrokenAssumption when a page that every site has is not there
 */
function pagesAmong(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const missing = ['index.html', errorPage].find((file) => !pages.includes(file));
  if (missing) throw new BrokenAssumption(missing, 'Next exports it', 'no such file');
  return pages;
}

/**
 * Turns what Next has exported into what is published; docs/build.md says why.
 * @param root folder of the export
 * @returns what was done, in a few words
 * @throws BrokenAssumption when Next's output is not as it was
 */
export async function finish(root: string, options: FinishOptions): Promise<string> {
  const { basePath, email, https } = options;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const there = new Set(files);
  const pages = pagesAmong(files);
  const write = ({ path, text }: ExtraFile) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const fileOf = (address: string) => address.slice(basePath.length + 1);

  const simplest = parsePage(errorPage, read(errorPage));
  unfold(simplest);
  const shared = sharedScripts(deferScripts(simplest), readHeavyModules(root, basePath));
  const rules = speculationRules(basePath);
  const startUp = await bundleStartUp(basePath, rules, shared);
  const policy = { email, https, laterScripts: [rules] };
  const sheets = new Set<string>();
  let moved = 0;
  for (const file of pages) {
    const page = finishPage(file, read(file), { basePath, startUp, policy, shared });
    const missing = page.names.find((address) => !there.has(fileOf(address)));
    if (missing) throw new Error(`${file} names ${missing}, which is not in ${root}/`);
    write({ path: file, text: page.text });
    write(page.data);
    sheets.add(page.sheet);
    moved += page.moved;
  }

  for (const path of [...sheets].map(fileOf)) write({ path, text: withoutFonts(read(path)) });
  write(startUp.later);
  write({ path: '_headers', text: headersFile(basePath) });
  write({ path: serviceWorkerPath, text: await bundleServiceWorker(basePath, [...sheets]) });
  const sizes = `${Buffer.byteLength(startUp.inline)} + ${Buffer.byteLength(startUp.later.text)} bytes`;
  return `${pages.length} pages, ${moved} late parts put into place, start-up script ${sizes}`;
}
