import { closeDisclosures } from './disclosures';
import { chooseTheme } from './theme';

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  closeDisclosures();
}

function takeTheme(): void {
  let theme: unknown;
  try {
    theme = localStorage.theme;
  } catch {
    // Storage refused: no other page can have chosen.
  }
  if (theme !== 'dark' && theme !== 'light') return;
  chooseTheme(theme === 'dark');
}

/**
 * A page that the browser brings back as it was left (back-forward cache) covers nothing with the menu
 * that led away from it, and has the theme that was chosen since.
 */
export function refreshWhenRestored(): void {
  addEventListener('pagehide', closeMenus);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeTheme();
  });
}
