import { propsAttribute } from '@/browser/contracts';
import { type ExtraFile, immutableFile } from './bundle';
import type { Page } from './html';

/**
 * Moves the props of a page's islands into a file, a list, and leaves each its place in that: in the page, the home page's would
 * take 0.5 kB and the planner's, which contain all its words, 4.4.
 * @returns the file, if the page has props
 */
export function moveProps({ $ }: Page, basePath: string): ExtraFile | undefined {
  const islands = $(`[${propsAttribute}]`);
  if (islands.length === 0) return undefined;
  const props = islands.toArray().map((island) => $(island).attr(propsAttribute));
  const file = immutableFile('', 'json', `[${props.join()}]`);
  islands.attr(propsAttribute, (index) => `${index}`);
  $('body').attr(propsAttribute, `${basePath}/${file.path}`);
  return file;
}
