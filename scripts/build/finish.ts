import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BrokenAssumption } from './broken-assumption';
import { deferScripts } from './defer';
import { headersFile } from './headers';
import { attribute, elements, type Page, pageText, parsePage } from './html';
import { leanPayload } from './lean';
import { addPolicy, type PolicyOptions } from './policy';
import { bundleServiceWorker, serviceWorkerPath } from './service-worker';
import { speculationRules } from './speculation-rules';
import { addStartUp, bundleStartUp, type StartUp } from './start-up';
import { compileHint, heavyModules, type ModuleId } from './turbopack';
import { unfold } from './unfold';

/** What the finishing of an export depends on. */
export interface FinishOptions {
  readonly basePath: string;
  readonly email: string;
  readonly https: boolean;
}

/** Paths of all pages in a folder. */
function pagesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** The style sheet is in the page: one that is a file would hold up the first paint. */
function checkStyle(page: Page): void {
  const sheets = elements(page.document, 'link').filter((link) =>
    attribute(link, 'rel')?.includes('stylesheet'),
  );
  if (sheets.length > 0 || elements(page.head, 'style').length === 0) {
    throw new BrokenAssumption(
      page.file,
      'experimental.inlineCss puts all style into <style>',
      `${sheets.length} style sheets that are files`,
    );
  }
}

/**
 * Has browsers compile the files with heavy modules beside the main thread.
 * @returns the heavy modules by the address of their file
 */
function markHeavyFiles(root: string, basePath: string): Map<string, ModuleId[]> {
  const folder = '_next/static/chunks';
  const modules = new Map<string, ModuleId[]>();
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))) {
    const path = join(root, folder, file);
    const text = readFileSync(path, 'utf8');
    const heavy = heavyModules(text);
    if (heavy.length > 0) writeFileSync(path, compileHint + text);
    modules.set(`${basePath}/${folder}/${file}`, heavy);
  }
  return modules;
}

/** @returns the finished text of a page, and how many late parts were put into place */
function finishPage(
  file: string,
  text: string,
  startUp: StartUp,
  policy: PolicyOptions,
  heavyModulesOf: (address: string) => readonly ModuleId[],
): { text: string; moved: number; scripts: readonly string[] } {
  const page = parsePage(file, text);
  checkStyle(page);
  const moved = unfold(page);
  const scripts = deferScripts(page, heavyModulesOf);
  leanPayload(page);
  addStartUp(page, startUp);
  addPolicy(page, policy);
  return { text: pageText(page), moved, scripts };
}

/**
 * Turns what Next has exported into what is published; docs/build.md says why.
 * @param root folder of the export
 * @returns what was done, in a few words
 * @throws BrokenAssumption when Next's output is not as it was
 */
export async function finish(root: string, options: FinishOptions): Promise<string> {
  const { basePath, email, https } = options;
  const rules = speculationRules(basePath);
  const startUp = await bundleStartUp(basePath, rules);
  const later = join(root, startUp.later.path);
  mkdirSync(dirname(later), { recursive: true });
  writeFileSync(later, startUp.later.text);
  writeFileSync(join(root, '_headers'), headersFile(basePath));
  writeFileSync(join(root, serviceWorkerPath), await bundleServiceWorker(basePath));

  const policy = { email, https, laterScripts: Object.values(rules) };
  const files = pagesIn(root);
  const expected = ['index.html', '404.html'].find((file) => !files.includes(file));
  if (expected) throw new BrokenAssumption(expected, 'Next exports it', 'no such file');
  const there = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }));
  const modules = markHeavyFiles(root, basePath);
  const heavyModulesOf = (address: string) => modules.get(address) ?? [];
  let moved = 0;
  for (const file of files) {
    const path = join(root, file);
    const page = finishPage(file, readFileSync(path, 'utf8'), startUp, policy, heavyModulesOf);
    const missing = page.scripts.find((address) => !there.has(address.slice(basePath.length + 1)));
    if (missing) throw new Error(`${file} names ${missing}, which is not in ${root}/`);
    writeFileSync(path, page.text);
    moved += page.moved;
  }
  const sizes = `${Buffer.byteLength(startUp.inline)} + ${Buffer.byteLength(startUp.later.text)} bytes`;
  return `${files.length} pages, ${moved} late parts put into place, start-up script ${sizes}`;
}
