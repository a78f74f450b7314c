import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addClientScript, bundleClientScripts } from './client-scripts';
import { addPolicy } from './csp';
import { type FinishOptions, pagesIn } from './finish';
import { headersFile } from './headers';
import { attribute, elements, pageText, parsePage } from './html';
import { bundleServiceWorker, serviceWorkerPath } from './service-worker';
import { speculationRules } from './speculation-rules';

/**
 * The way round `finish`: adds the browser code without React and the policy, and reads nothing of Next's output but HTML. The
 * site works, later on slow phones: scripts load with the page, and the style sheet precedes its first paint.
 * @param root folder of the export
 * @returns what was done, in a few words
 */
export async function finishPlain(root: string, options: FinishOptions): Promise<string> {
  const { basePath, email, https } = options;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const rules = speculationRules(basePath);
  // Next's scripts are in the pages, and hydrate them.
  const scripts = await bundleClientScripts(basePath, rules, { nextHydrates: true });
  const stylesheets = new Set<string>();
  const files = pagesIn(root);
  for (const file of files) {
    const page = parsePage(file, readFileSync(join(root, file), 'utf8'));
    addClientScript(page, scripts);
    for (const link of elements(page.document, 'link')) {
      if (attribute(link, 'rel') === 'stylesheet') stylesheets.add(attribute(link, 'href') ?? '');
    }
    addPolicy(page, { email, https, addedScripts: [rules] });
    write(file, pageText(page));
  }
  for (const { path, text } of scripts.files) write(path, text);
  write('_headers', headersFile(basePath));
  write(serviceWorkerPath, await bundleServiceWorker(basePath, [...stylesheets]));
  return `${files.length} pages, plain`;
}
