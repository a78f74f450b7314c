import { errorScreenId, initializedClass } from '@/client/contracts';

/**
 * The elements of the page's main content so far, or of its whole body where the error has taken that, too. Read them before
 * React removes them. They are kept themselves, not copied: what a visitor wrote into them stays.
 * @param container selects what holds them
 */
export function pageBefore(container = 'main'): readonly Element[] {
  // Next also renders the error page at build time.
  if (typeof document === 'undefined') return [];
  // Without the bar for errors within <main>, which stays where it is.
  return [...(document.querySelector(container)?.children ?? [])].filter(
    ({ id }) => id !== errorScreenId,
  );
}

/** Undoes what only scripts could undo: carousels scroll natively again. */
export function withoutScripts(part: Element): Element {
  for (const row of part.querySelectorAll(`.${initializedClass}`)) {
    row.classList.remove(initializedClass);
    row.firstElementChild?.removeAttribute('style');
  }
  for (const hidden of part.querySelectorAll('[inert]')) hidden.removeAttribute('inert');
  return part;
}
