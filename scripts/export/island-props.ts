import { createHash } from 'node:crypto';
import { propsAttribute } from '@/browser/contracts';
import type { ExtraFile } from './bundle';
import { elements, type Page } from './html';

/**
 * Moves the props of a page's islands into a file, a list, and leaves each its place in that: in the page, the home page's would
 * take 0.5 kB and the planner's, which hold all its words, 4.4.
 * @returns the file, if the page has props
 */
export function moveProps(page: Page, basePath: string): ExtraFile | undefined {
  const props = elements(page.body)
    .flatMap(({ attrs }) => attrs)
    .filter(({ name }) => name === propsAttribute);
  if (props.length === 0) return undefined;
  const text = `[${props.map(({ value }) => value).join()}]`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  // In Next's folder of immutable files: the name changes with the content.
  const path = `_next/static/${hash}.json`;
  props.forEach((attribute, index) => {
    attribute.value = `${index}`;
  });
  page.body.attrs.push({ name: propsAttribute, value: `${basePath}/${path}` });
  return { path, text };
}
