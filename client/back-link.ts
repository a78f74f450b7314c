import { backAttribute } from './contracts';

/** Address of the page before this one in the tab's history; '' when that is unknown or none. */
function previousAddress(): string {
  if ('navigation' in window) {
    const { currentEntry } = navigation;
    const previous = currentEntry && navigation.entries()[currentEntry.index - 1];
    return previous?.url ?? '';
  }
  // A link opened in a new tab has a referrer, but nothing to go back to.
  return history.length > 1 ? document.referrer : '';
}

/** Whether the visitor came to this page from the given one of ours, with or without a closing slash. */
function cameFrom(path: string): boolean {
  const address = previousAddress();
  if (!address) return false;
  const { origin, pathname } = new URL(address);
  const plain = (text: string) => text.replace(/\/$/, '');
  return origin === location.origin && plain(pathname) === plain(path);
}

/**
 * A link back to a list goes back in history where that leads to the list: the browser then shows it
 * where it was left. Here and not in React, so that it holds for a tap that comes early.
 */
export function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a[${backAttribute}]`);
    if (!link || altKey || ctrlKey || metaKey || shiftKey || !cameFrom(link.pathname)) return;
    event.preventDefault();
    history.back();
  });
}
