function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-dismiss]')) {
    menu.open = false;
  }
}

function takeTheme(): void {
  let theme: unknown;
  try {
    theme = localStorage.theme;
  } catch {
    // Storage refused: no other page can have chosen.
  }
  if (theme !== 'dark' && theme !== 'light') return;
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.documentElement.classList.toggle('light', theme === 'light');
  // To next-themes, should it be awake.
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
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
