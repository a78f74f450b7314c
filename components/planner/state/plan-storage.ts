/** Key of the lists in local storage, or in the history state if storage is denied or full. */
export const storageKey = 'measure-plan';

/** What the device stores; '' if nothing, or storage is denied. */
export function deviceText(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** What the history state has: it survives a reload and Back in this tab. */
export function tabText(): string | undefined {
  return Object(history.state)[storageKey];
}

function setTab(text: string | undefined): void {
  if (text === tabText()) return;
  try {
    history.replaceState({ ...history.state, [storageKey]: text }, '');
  } catch {
    // Browsers limit the rate; the next change tries again.
  }
}

/**
 * Stores the lists on the device, or else in the tab.
 * @returns whether the device stores them
 */
export function store(text: string): boolean {
  try {
    localStorage.setItem(storageKey, text);
    setTab(undefined);
    return true;
  } catch {
    setTab(text);
    return false;
  }
}

/** Replaces the URL's fragment without a history entry. */
export function setFragment(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}
