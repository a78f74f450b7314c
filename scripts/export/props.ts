import { type ExtraFile, immutableFile } from './bundle';
import type { Page } from './html';

/** Longer ones would make the page arrive later: the planner's by 5 kB, a product's by 1.9, in Arabic by a round trip (letters). */
const longest = 40;

/** Moves the long props of client components into files, which their elements name. */
export function moveProps({ $ }: Page, basePath: string): ExtraFile[] {
  return $('[data-props]')
    .toArray()
    .flatMap((component) => {
      const props = $(component).attr('data-props') ?? '';
      if (props.length <= longest) return [];
      const file = immutableFile('', 'json', props);
      $(component).attr('data-props', `${basePath}/${file.path}`);
      return [file];
    });
}
