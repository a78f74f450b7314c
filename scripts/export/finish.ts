import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speculationRules } from '@/browser/page-functions';
import { locales } from '@/config/locales';
import { bundleBrowserScripts, bundleRetiredWorker, bundleServiceWorker } from './browser-scripts';
import type { ExtraFile } from './bundle';
import { moveProps } from './client-components';
import { withoutFonts } from './critical-css/critical-css';
import { splitStylesheet } from './critical-css/split';
import { addPolicy, type PolicyOptions } from './csp';
import { headersFile } from './headers';
import { addFirst, assume, parsePage } from './html';
import { deleteNextFiles, removeNextScripts } from './next-scripts';
import { checkFilled } from './unfilled';

export interface FinishOptions extends Omit<PolicyOptions, 'addedScripts'> {
  readonly basePath: string;
  readonly serviceWorker: boolean;
}

const errorPage = '404.html';

/** Inlined before the first paint: puts Arabic first on the shared error page (app/global-not-found.tsx). */
const languageOfAddress =
  "/\\/ar\\//.test(location.pathname+'/')&&document.documentElement.classList.add('arabic-address')";

/** In error pages: opens the address without what programs that send links add to it ('/visit).', '/visit&fbclid=x'). */
const cleanAddress = String.raw`try {
  const path = decodeURI(location.pathname);
  const clean = path.replace(/[^\p{L}\p{M}\p{N}]*(&.*)?$/u, '/');
  if (path.replace(/\/?$/, '/') !== clean) location.pathname = clean;
} catch {}`;

function pagesIn(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  for (const file of ['index.html', errorPage])
    assume(pages.includes(file), file, 'Next exports it', 'no such file');
  return pages.map((file) => {
    const folder = dirname(file);
    if (!/.\/404$/.test(folder)) return file;
    // A language's own, where hosts look for it: of ar/404/index.html ar/404.html.
    renameSync(join(root, file), join(root, `${folder}.html`));
    rmSync(join(root, folder), { recursive: true });
    return `${folder}.html`;
  });
}

export async function finish(root: string, options: FinishOptions): Promise<string> {
  const { basePath, email, https, serviceWorker } = options;
  const pathOf = (address: string) => address.slice(basePath.length + 1);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = ({ path, text }: ExtraFile) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  const files = pagesIn(root);
  const stylesheets = new Set<string>();
  const scripts = await bundleBrowserScripts(basePath, serviceWorker);
  deleteNextFiles(root);
  for (const path of files) {
    const page = parsePage(path, read(path));
    const { $ } = page;
    for (const link of $('link[rel="stylesheet"]')) stylesheets.add($(link).attr('href') ?? '');
    const theme = removeNextScripts(page);
    addFirst(page, `<script>${theme};${scripts.head}</script>`);
    for (const file of moveProps(page, basePath)) write(file);
    splitStylesheet(page, (address) => read(pathOf(address)));
    if (path.endsWith(errorPage)) $('head').append(`<script>${cleanAddress}</script>`);
    if (path === errorPage && locales.length > 1)
      $('head').append(`<script>${languageOfAddress}</script>`);
    addPolicy(page, { email, https, addedScripts: [speculationRules()] });
    const text = $.html();
    checkFilled(path, text);
    write({ path, text });
  }

  write({ path: '_headers', text: headersFile(basePath) });
  for (const path of [...stylesheets].map(pathOf)) write({ path, text: withoutFonts(read(path)) });
  for (const file of scripts.files) write(file);
  const worker = serviceWorker
    ? bundleServiceWorker(basePath, (address) => read(pathOf(address)))
    : bundleRetiredWorker();
  write(await worker);
  return `${files.length} pages, a first script of ${scripts.head.length} bytes`;
}
