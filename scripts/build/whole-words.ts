import { attribute, type Element, elements, type Page } from './html';

/** Id that the element behind the words around a page's title is given if it has none. */
const id = 'behind';

/** What is aligned to the end of a row or to the foot of a picture: it moves as more of it is read. */
const unsteady = '.site-header>:not(.brand),.hero-words,.banner-words';

/** The element that comes next in the page, behind all that is inside of one. */
function nextOf(element: Element): Element | undefined {
  const parent = element.parentNode;
  if (!parent) return undefined;
  const later = parent.childNodes.slice(parent.childNodes.indexOf(element) + 1);
  for (const node of later) if ('tagName' in node) return node;
  return 'tagName' in parent ? nextOf(parent) : undefined;
}

/**
 * Shows the header's links and the words on a picture once they are read, which is when the element behind the title's
 * words begins. Slow phones read a page in pieces and paint in between: these would be seen in part, and then move. It holds
 * while lazy pictures are held back at most: React may draw the page anew later, without that id.
 */
export function showWholeWords({ head, body }: Page): void {
  const words = elements(body, 'h1')[0]?.parentNode;
  const next = words && 'tagName' in words ? nextOf(words) : undefined;
  const text = elements(head, 'style')[0]?.childNodes[0];
  if (!next || !text || !('value' in text)) return;
  const known = attribute(next, 'id');
  if (known === undefined) next.attrs.push({ name: 'id', value: id });
  text.value += `.first-picture:not(:has(#${known ?? id})) :is(${unsteady}){visibility:hidden}`;
}
