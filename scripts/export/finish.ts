import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BrokenAssumption } from './broken-assumption';
import { bundleClientScripts } from './client-scripts';
import { withoutFonts } from './critical-css/without-fonts';
import { deferScripts, type ExtraFile } from './defer';
import { finishPage } from './finish-page';
import { headersFile } from './headers';
import { readHeavyModules } from './heavy-modules';
import { parsePage } from './html';
import { bundleServiceWorker, serviceWorkerPath } from './service-worker';
import { speculationRules } from './speculation-rules';
import { inlineSuspenseBoundaries } from './suspense';

/** What the finishing of an export depends on. */
export interface FinishOptions {
  readonly basePath: string;
  readonly email: string;
  readonly https: boolean;
}

const errorPage = '404.html';

/**
 * The pages of an export.
 * @throws BrokenAssumption when a page that every site has is not there
 */
function pagesIn(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
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
  const pathOf = (address: string) => address.slice(basePath.length + 1);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = ({ path, text }: ExtraFile) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  const pages = pagesIn(root);
  const rules = speculationRules(basePath);
  const heavyModulesOf = readHeavyModules(root, basePath);
  const scriptsOf = (file: string) => {
    const page = parsePage(file, read(file));
    inlineSuspenseBoundaries(page);
    return deferScripts(page, heavyModulesOf).addresses;
  };
  // The error page has a root of its own; what it shares with the home page, all pages do.
  const ofErrorPage = scriptsOf(errorPage);
  const commonScripts = scriptsOf('index.html').filter((each) => ofErrorPage.includes(each));
  const scripts = await bundleClientScripts(basePath, rules, commonScripts);
  const tools = {
    basePath,
    scripts,
    policy: { email, https, laterScripts: [rules] },
    heavyModulesOf,
    commonScripts,
    read: (address: string) => read(pathOf(address)),
  };
  const stylesheets = new Set<string>();
  let completed = 0;
  for (const file of pages) {
    const page = finishPage(file, read(file), tools);
    const missing = page.addresses.find((address) => !existsSync(join(root, pathOf(address))));
    if (missing) throw new Error(`${file} names ${missing}, which is not in ${root}/`);
    write({ path: file, text: page.text });
    write(page.deferred);
    stylesheets.add(page.stylesheet);
    completed += page.completed;
  }

  for (const path of [...stylesheets].map(pathOf)) {
    write({ path, text: withoutFonts(read(path)) });
  }
  write(scripts.deferred);
  write({ path: '_headers', text: headersFile(basePath) });
  write({ path: serviceWorkerPath, text: await bundleServiceWorker(basePath, [...stylesheets]) });
  const sizes = [scripts.head, scripts.deferred.text].map((text) => Buffer.byteLength(text));
  return `${pages.length} pages, ${completed} Suspense boundaries completed, client scripts of ${sizes.join(' + ')} bytes`;
}
