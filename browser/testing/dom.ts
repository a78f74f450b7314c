/**
 * The first element that matches a selector.
 * @throws Error when there is none
 */
export function by(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}
