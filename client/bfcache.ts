import { closeDisclosures } from './disclosures';
import { catchUpTheme } from './theme';

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  closeDisclosures();
}

/**
 * A page that the browser restores from its back-forward cache is not covered by the menu that led away from it, and has
 * the theme that was chosen since.
 */
export function prepareForRestore(): void {
  addEventListener('pagehide', closeMenus);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUpTheme();
  });
}
