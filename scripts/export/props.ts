import { registry } from '@/components/registry';
import { type ExtraFile, immutableFile } from './bundle';
import type { Page } from './html';

/** Moves the components' props into a file, in their order: of the home page 0.5 kB, of the planner's 4.4. */
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
