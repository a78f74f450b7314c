import { backAttribute } from './contracts';
import { hasModifierKey } from './modifier-keys';

/** Whether the visitor came from the given page of this site, with or without its trailing slash. */
function cameFrom(path: string): boolean {
  const { navigation } = window as Partial<Window>;
  const { index = 0 } = navigation?.currentEntry ?? {};
  // A link opened in a new tab has a referrer, but nothing to go back to.
  const referrer = history.length > 1 ? document.referrer : '';
  const previous = navigation ? navigation.entries()[index - 1]?.url : referrer;
  if (!previous) return false;
  const { origin, pathname } = new URL(previous);
  const plain = (text: string) => text.replace(/\/$/, '');
  return origin === location.origin && plain(pathname) === plain(path);
}

/**
 * Makes a link back to a list go back in history where that leads to the list, so that the browser restores its scroll
 * position (docs/requirements.md 2.17). Not in React, so that it also works before hydration.
 */
export function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a[${backAttribute}]`);
    if (!link || hasModifierKey(event) || !cameFrom(link.pathname)) return;
    event.preventDefault();
    history.back();
  });
}
