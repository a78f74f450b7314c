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

/**
 * Whether the visitor came to this page from another one of ours, so that the browser's Back shows it
 * as it was left.
 * @param path of that page, with or without a closing slash
 */
export function cameFrom(path: string): boolean {
  const address = previousAddress();
  if (!address) return false;
  const { origin, pathname } = new URL(address);
  const plain = (text: string) => text.replace(/\/$/, '');
  return origin === location.origin && plain(pathname) === plain(path);
}
