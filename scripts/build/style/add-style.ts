import { elements, type Page } from '../html';

/** Adds rules to the end of a page's own style; none to a page without. */
export function addStyle({ head }: Page, rules: string): void {
  const text = elements(head, 'style')[0]?.childNodes[0];
  if (text && 'value' in text) text.value += rules;
}
