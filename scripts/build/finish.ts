import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BrokenAssumption } from './broken-assumption';
import { type HeavyModules, readHeavyModules } from './chunks';
import { type ExtraFile, moveData } from './data-file';
import { deferScripts } from './defer';
import { headersFile } from './headers';
import { pageText, parsePage } from './html';
import { leanPayload } from './lean';
import { addPolicy, type PolicyOptions } from './policy';
import { bundleServiceWorker, serviceWorkerPath } from './service-worker';
import { speculationRules } from './speculation-rules';
import { addStartUp, bundleStartUp, type StartUp } from './start-up';
import { splitStyle } from './style/split';
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

interface Finished {
  readonly text: string;
  /** Late parts that were put into place. */
  readonly moved: number;
  /** Addresses of Next's scripts that the page names. */
  readonly scripts: readonly string[];
  readonly data: ExtraFile;
  readonly sheet: ExtraFile;
}

interface FinishTools extends FinishOptions {
  readonly startUp: StartUp;
  readonly policy: PolicyOptions;
  readonly heavyModulesOf: HeavyModules;
}

function finishPage(file: string, text: string, tools: FinishTools): Finished {
  const { basePath, startUp, policy, heavyModulesOf } = tools;
  const page = parsePage(file, text);
  const moved = unfold(page);
  const scripts = deferScripts(page, heavyModulesOf);
  leanPayload(page);
  const data = moveData(page, basePath);
  addStartUp(page, startUp);
  const sheet = splitStyle(page, basePath);
  addPolicy(page, policy);
  return { text: pageText(page), moved, scripts, data, sheet };
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

  const policy = { email, https, laterScripts: Object.values(rules) };
  const files = pagesIn(root);
  const expected = ['index.html', '404.html'].find((file) => !files.includes(file));
  if (expected) throw new BrokenAssumption(expected, 'Next exports it', 'no such file');
  const there = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }));
  const heavyModulesOf = readHeavyModules(root, basePath);
  const tools = { ...options, startUp, policy, heavyModulesOf };
  const sheets = new Map<string, ExtraFile>();
  let moved = 0;
  for (const file of files) {
    const page = finishPage(file, readFileSync(join(root, file), 'utf8'), tools);
    const missing = page.scripts.find((address) => !there.has(address.slice(basePath.length + 1)));
    if (missing) throw new Error(`${file} names ${missing}, which is not in ${root}/`);
    write({ path: file, text: page.text });
    write(page.data);
    sheets.set(page.sheet.path, page.sheet);
    moved += page.moved;
  }
  for (const sheet of sheets.values()) write(sheet);
  const addresses = [...sheets.keys()].map((path) => `${basePath}/${path}`);
  write({ path: serviceWorkerPath, text: await bundleServiceWorker(basePath, addresses) });
  const sizes = `${Buffer.byteLength(startUp.inline)} + ${Buffer.byteLength(startUp.later.text)} bytes`;
  return `${files.length} pages, ${moved} late parts put into place, start-up script ${sizes}`;
}
