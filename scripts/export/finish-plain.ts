import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleClientScripts } from './client-scripts';
import { addPolicy } from './csp';
import { type FinishOptions, pagesIn } from './finish';
import { headersFile } from './headers';
import {
  afterCharset,
  attribute,
  createElement,
  elements,
  insert,
  pageText,
  parsePage,
} from './html';
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
  // Next's scripts are in the pages: there is none to start.
  const { head, deferred } = await bundleClientScripts(basePath, rules, []);
  const stylesheets = new Set<string>();
  const files = pagesIn(root);
  for (const file of files) {
    const page = parsePage(file, readFileSync(join(root, file), 'utf8'));
    insert(page.head, createElement('script', {}, head), afterCharset(page));
    for (const link of elements(page.document, 'link')) {
      if (attribute(link, 'rel') === 'stylesheet') stylesheets.add(attribute(link, 'href') ?? '');
    }
    addPolicy(page, { email, https, addedScripts: [rules] });
    write(file, pageText(page));
  }
  write(deferred.path, deferred.text);
  write('_headers', headersFile(basePath));
  write(serviceWorkerPath, await bundleServiceWorker(basePath, [...stylesheets]));
  return `${files.length} pages, plain`;
}
