import { registry } from '@/components/registry';
import { type ExtraFile, immutableFile } from './bundle';
import type { Page } from './html';

/**
 * Moves the props of a page's client components into a file, a list in the components' order: in the page, the home page's
 * would take 0.5 kB and the planner's, which contain all its words, 4.4.
 * @returns the file, if the page has components
 */
export function moveProps({ $, file: path }: Page, basePath: string): ExtraFile | undefined {
  const components = $('[data-component]').toArray();
  if (components.length === 0) return undefined;
  const props = components.map((component) => $(component).attr('data-props') ?? '{}');
  for (const component of components) {
    const name = String($(component).attr('data-component'));
    if (!(name in registry)) throw new Error(`${path}: ${name} is not in components/registry.ts`);
  }
  const file = immutableFile('', 'json', `[${props.join()}]`);
  $('[data-props]').removeAttr('data-props');
  $('body').attr('data-props', `${basePath}/${file.path}`);
  return file;
}
