/** HTML that has each role. */
const selectors = {
  button: 'button, summary',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  textbox: 'input:not([type="hidden"]), textarea',
  navigation: 'nav',
  dialog: 'dialog',
} as const;

export type Role = keyof typeof selectors;

/** How exactly an element is named. */
export interface Where {
  /** Whether the name given is only the beginning. */
  readonly begins?: boolean;
  /** Selector of the part of the page that it is in. */
  readonly within?: string;
}

/** Runs in the page, so it uses nothing from outside. */
function findElement(selector: string, name: string, begins: boolean): Element | undefined {
  // What is seen may be in capitals by its style.
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const wanted = plain(name);
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return plain(element.labels?.[0]?.textContent ?? '');
    // biome-ignore lint/performance/useDomNodeTextContent: a name is what is shown
    return element instanceof HTMLElement ? plain(element.innerText) : '';
  };
  return [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || element.closest('[inert], [aria-hidden="true"]'))
      return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    return begins ? nameOf(element).startsWith(wanted) : nameOf(element) === wanted;
  });
}

/** An expression for the first element that a visitor can see and use, by role and name, near enough. */
export function elementExpression(role: Role, name: string, where: Where = {}): string {
  const { begins = false, within = '' } = where;
  const selector = selectors[role]
    .split(', ')
    .map((one) => `${within} ${one}`.trim())
    .join(', ');
  return `(${findElement})(...${JSON.stringify([selector, name, begins])})`;
}
