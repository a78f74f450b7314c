import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BrokenAssumption } from './broken-assumption';
import { type Chunks, readChunks } from './chunks';
import { dataFile, type ExtraFile } from './data-file';
import { deferScripts } from './defer';
import { headersFile } from './headers';
import { attribute, elements, type Page, pageText, parsePage } from './html';
import { leanPayload } from './lean';
import { addPolicy, type PolicyOptions } from './policy';
import { purgeStyle, wordsOf } from './purge';
import { bundleServiceWorker, serviceWorkerPath } from './service-worker';
import { speculationRules } from './speculation-rules';
import { addStartUp, bundleStartUp, type StartUp } from './start-up';
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

interface Finished {
  readonly text: string;
  /** Late parts that were put into place. */
  readonly moved: number;
  /** Addresses of Next's scripts that the page names. */
  readonly scripts: readonly string[];
  readonly data: ExtraFile;
}

interface FinishTools extends FinishOptions {
  readonly startUp: StartUp;
  readonly policy: PolicyOptions;
  readonly chunks: Chunks;
}

function finishPage(file: string, text: string, tools: FinishTools): Finished {
  const { basePath, startUp, policy, chunks } = tools;
  const page = parsePage(file, text);
  checkStyle(page);
  const moved = unfold(page);
  const { addresses: scripts, data: repeated } = deferScripts(page, chunks.heavyModulesOf);
  const data = dataFile(page, leanPayload(page, repeated), basePath);
  const own = [startUp.inline, startUp.later.text];
  purgeStyle(page, new Set(wordsOf([...own, ...chunks.textsOf(scripts)])));
  addStartUp(page, startUp);
  addPolicy(page, policy);
  return { text: pageText(page), moved, scripts, data };
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
  const write = ({ path, text }: ExtraFile) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(startUp.later);
  write({ path: '_headers', text: headersFile(basePath) });
  write({ path: serviceWorkerPath, text: await bundleServiceWorker(basePath) });

  const policy = { email, https, laterScripts: Object.values(rules) };
  const files = pagesIn(root);
  const expected = ['index.html', '404.html'].find((file) => !files.includes(file));
  if (expected) throw new BrokenAssumption(expected, 'Next exports it', 'no such file');
  const there = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }));
  const tools = { ...options, startUp, policy, chunks: readChunks(root, basePath) };
  let moved = 0;
  for (const file of files) {
    const page = finishPage(file, readFileSync(join(root, file), 'utf8'), tools);
    const missing = page.scripts.find((address) => !there.has(address.slice(basePath.length + 1)));
    if (missing) throw new Error(`${file} names ${missing}, which is not in ${root}/`);
    write({ path: file, text: page.text });
    write(page.data);
    moved += page.moved;
  }
  const sizes = `${Buffer.byteLength(startUp.inline)} + ${Buffer.byteLength(startUp.later.text)} bytes`;
  return `${files.length} pages, ${moved} late parts put into place, start-up script ${sizes}`;
}
