import { attribute, elements, type Page } from './html';
import { addStyle } from './style/add-style';

/** Id that the element behind the words around a page's title is given if it has none. */
const id = 'behind';

/** What is aligned to the end of a row or to the foot of a picture: it moves as more of it is read. */
const unsteady = '.site-header>:not(.brand),.hero-words,.banner-words';

/**
 * Shows the header's links and the words on a picture once they are read, which is when the element behind the title's
 * words begins. Slow phones read a page in pieces and paint in between: these would be seen in part, and then move. It holds
 * while lazy pictures are held back at most: React may draw the page anew later, without that id.
 */
export function showWholeWords(page: Page): void {
  const all = elements(page.body);
  const words = all.find(({ tagName }) => tagName === 'h1')?.parentNode;
  if (!words || !('tagName' in words)) return;
  const next = all[all.indexOf(words) + elements(words).length + 1];
  if (!next) return;
  const known = attribute(next, 'id');
  if (known === undefined) next.attrs.push({ name: 'id', value: id });
  addStyle(page, `.first-picture:not(:has(#${known ?? id})) :is(${unsteady}){visibility:hidden}`);
}
