import { attribute, createElement, type Element, elements, insert, type Page } from './html';

/** Id that the element behind the words around a page's title is given if it has none. */
const id = 'behind';

/** The element that comes next in the page, behind all that is inside of one. */
function nextOf(element: Element): Element | undefined {
  const parent = element.parentNode;
  if (!parent) return undefined;
  const later = parent.childNodes.slice(parent.childNodes.indexOf(element) + 1);
  for (const node of later) if ('tagName' in node) return node;
  return 'tagName' in parent ? nextOf(parent) : undefined;
}

/**
 * Has large screens wait with their first paint until the words around the page's title are read, some milliseconds: until
 * the element behind them begins. A slow computer reads a page in pieces; it would show the header with half of its links,
 * and move them when the rest is read. Phones, whose header is small, paint at once.
 */
export function waitForWords({ head, body }: Page): void {
  const words = elements(body, 'h1')[0]?.parentNode;
  const next = words && 'tagName' in words ? nextOf(words) : undefined;
  if (!next) return;
  const known = attribute(next, 'id');
  if (known === undefined) next.attrs.push({ name: 'id', value: id });
  const link = createElement('link', {
    rel: 'expect',
    href: `#${known ?? id}`,
    blocking: 'render',
    media: '(min-width: 640px)',
  });
  insert(head, link, elements(head, 'style')[0]);
}
