import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { progressOf } from '../progress';
import { BrokenAssumption } from './broken-assumption';
import { addClientScript, bundleClientScripts } from './client-scripts';
import { withoutFonts } from './critical-css/critical-css';
import { splitStylesheet } from './critical-css/split';
import { addPolicy } from './csp';
import { deferScripts, type ExtraFile, listScripts } from './defer';
import { moveFontPreload } from './font';
import { headersFile } from './headers';
import { readHeavyModules } from './heavy-modules';
import { pageText, parsePage } from './html';
import { bundleServiceWorker, serviceWorkerPath } from './service-worker';
import { speculationRules } from './speculation-rules';
import { inlineSuspenseBoundaries } from './suspense';

/** What the finishing of an export depends on. */
export interface FinishOptions {
  readonly basePath: string;
  /** Origin of the form's service; '' when it is this site's own. */
  readonly email: string;
  readonly https: boolean;
}

const homePage = 'index.html';
const errorPage = '404.html';

/**
 * The pages of an export.
 * @throws BrokenAssumption when a page that every site has is not there
 */
export function pagesIn(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const missing = [homePage, errorPage].find((file) => !pages.includes(file));
  if (missing) throw new BrokenAssumption(missing, 'Next exports it', 'no such file');
  return pages;
}

/**
 * Turns what Next has exported into what is published, in steps that docs/build.md explains.
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

  const files = pagesIn(root);
  const rules = speculationRules(basePath);
  const heavyModulesOf = readHeavyModules(root, basePath);
  const open = (file: string) => {
    const page = parsePage(file, read(file));
    const completed = inlineSuspenseBoundaries(page);
    return { page, completed, ...deferScripts(page, heavyModulesOf) };
  };
  const [home, error] = [open(homePage), open(errorPage)];
  const opened = new Map([home, error].map((each) => [each.page.file, each]));
  // The error page has a root of its own; what it shares with the home page, all pages do.
  const common = home.addresses.filter((each) => error.addresses.includes(each));
  const scripts = await bundleClientScripts(basePath, rules, common);
  const stylesheets = new Set<string>();
  let boundaries = 0;
  const advance = progressOf('finishing', files.length);
  for (const path of files) {
    const { page, completed, file, addresses } = opened.get(path) ?? open(path);
    const missing = addresses.find((address) => !existsSync(join(root, pathOf(address))));
    if (missing) throw new Error(`${path} names ${missing}, which is not in ${root}/`);
    const own = addresses.filter((address) => !common.includes(address));
    listScripts(page, [`${basePath}/${file.path}`, ...own]);
    addClientScript(page, scripts);
    stylesheets.add(splitStylesheet(page, (address) => read(pathOf(address))));
    moveFontPreload(page);
    addPolicy(page, { email, https, addedScripts: [rules] });
    write({ path, text: pageText(page) });
    write(file);
    boundaries += completed;
    advance();
  }

  for (const path of [...stylesheets].map(pathOf)) {
    write({ path, text: withoutFonts(read(path)) });
  }
  write(scripts.deferred);
  write({ path: '_headers', text: headersFile(basePath) });
  write({ path: serviceWorkerPath, text: await bundleServiceWorker(basePath, [...stylesheets]) });
  const sizes = [scripts.head, scripts.deferred.text].map((text) => Buffer.byteLength(text));
  return `${files.length} pages, ${boundaries} Suspense boundaries completed, client scripts of ${sizes.join(' + ')} bytes`;
}
