import { dataFile, type ExtraFile } from './data-file';
import { deferScripts } from './defer';
import { letFontWait } from './font';
import { pageText, parsePage } from './html';
import { leanPayload } from './lean';
import { addPolicy, type PolicyOptions } from './policy';
import { ownScripts, type SharedScripts } from './shared-scripts';
import { addStartUp, type StartUp } from './start-up';
import { splitStyle } from './style/split';
import { fitTitle } from './title/fit-title';
import { trim } from './trim';
import { unfold } from './unfold';
import { markBehindWords } from './whole-words';

/** What all pages are finished with. */
export interface FinishTools {
  readonly basePath: string;
  readonly startUp: StartUp;
  readonly policy: PolicyOptions;
  readonly shared: SharedScripts;
}

export interface FinishedPage {
  readonly text: string;
  /** Late parts that were put into place. */
  readonly moved: number;
  /** Addresses of Next's files that the page names: its scripts and its style sheet. */
  readonly names: readonly string[];
  /** What is left of React's data. */
  readonly data: ExtraFile;
  /** Address of the style sheet. */
  readonly sheet: string;
}

/**
 * Takes a page through all steps, in the order that docs/build.md explains.
 * @param file its path in out/, for messages
 * @throws BrokenAssumption when Next's output is not as it was
 */
export function finishPage(file: string, text: string, tools: FinishTools): FinishedPage {
  const { basePath, startUp, policy, shared } = tools;
  const page = parsePage(file, text);
  const moved = unfold(page);
  const scripts = deferScripts(page);
  const own = ownScripts(file, scripts, shared);
  const data = dataFile(page, leanPayload(page, scripts.data), own, basePath);
  trim(page);
  letFontWait(page);
  addStartUp(page, startUp);
  const sheet = splitStyle(page);
  fitTitle(page);
  markBehindWords(page);
  addPolicy(page, policy);
  return { text: pageText(page), moved, names: [...scripts.addresses, sheet], data, sheet };
}
