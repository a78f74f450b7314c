import { elements, type Page } from './html';

/**
 * Marks the element behind the words around a page's title, which begins when they are read: the start-up script shows the
 * header's links and the words on a picture then. Slow phones read a page in pieces and paint in between: what is aligned to the
 * end of a row or to the foot of a picture would be seen in part, and then move.
 */
export function markBehindWords({ body }: Page): void {
  const all = elements(body);
  const words = all.find(({ tagName }) => tagName === 'h1')?.parentNode;
  if (!words || !('tagName' in words)) return;
  const next = all[all.indexOf(words) + elements(words).length + 1];
  next?.attrs.push({ name: 'data-behind', value: '' });
}
