import { cameFrom } from '@/lib/came-from';

/**
 * A link back to a list goes back in history where that leads to the list: the browser then shows it
 * where it was left. Here and not in React, so that it holds for a tap that comes early.
 */
export function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-back]');
    if (!link || altKey || ctrlKey || metaKey || shiftKey || !cameFrom(link.pathname)) return;
    event.preventDefault();
    history.back();
  });
}
