import { addClientScript, type ClientScripts } from './client-scripts';
import { splitStylesheet } from './critical-css/split';
import { addPolicy, type PolicyOptions } from './csp';
import { deferScripts, type ExtraFile, listScripts } from './defer';
import { moveFontPreload } from './font';
import type { HeavyModules } from './heavy-modules';
import { pageText, parsePage } from './html';
import { inlineSuspenseBoundaries } from './suspense';

/** What all pages are finished with. */
export interface FinishTools {
  readonly basePath: string;
  readonly scripts: ClientScripts;
  readonly policy: PolicyOptions;
  readonly heavyModulesOf: HeavyModules;
  /** Addresses of Next's scripts that all pages need: no page lists them. */
  readonly commonScripts: readonly string[];
  /** Gives the text of one of Next's files by its address. */
  readonly read: (address: string) => string;
}

export interface FinishedPage {
  readonly text: string;
  /** Suspense boundaries that were completed. */
  readonly completed: number;
  /** Addresses of Next's scripts. */
  readonly addresses: readonly string[];
  /** Its deferred file. */
  readonly deferred: ExtraFile;
  /** Address of the style sheet. */
  readonly stylesheet: string;
}

/**
 * Takes a page through all steps, in the order that docs/build.md explains.
 * @param file its path in out/, for messages
 * @throws BrokenAssumption when Next's output is not as it was
 */
export function finishPage(file: string, text: string, tools: FinishTools): FinishedPage {
  const page = parsePage(file, text);
  const completed = inlineSuspenseBoundaries(page);
  const { file: deferred, addresses } = deferScripts(page, tools.heavyModulesOf);
  const own = addresses.filter((address) => !tools.commonScripts.includes(address));
  listScripts(page, [`${tools.basePath}/${deferred.path}`, ...own]);
  addClientScript(page, tools.scripts);
  const stylesheet = splitStylesheet(page, tools.read);
  moveFontPreload(page);
  addPolicy(page, tools.policy);
  return { text: pageText(page), completed, addresses, deferred, stylesheet };
}
