import { themeKey } from './contracts';

/** The theme that the visitor has chosen; anything else when there is none. */
function storedTheme(): unknown {
  try {
    return localStorage[themeKey];
  } catch {
    // Storage refused: the system's theme holds.
    return undefined;
  }
}

/** Shows a theme; without an argument, the one that is not shown. */
function showTheme(dark?: boolean): 'dark' | 'light' {
  const { classList } = document.documentElement;
  return classList.toggle('light', !classList.toggle('dark', dark)) ? 'light' : 'dark';
}

/** Shows the chosen theme, or else the system's. Before the first paint, so that no page flashes. */
export function showStoredTheme(): void {
  const stored = storedTheme();
  const system = matchMedia('(prefers-color-scheme:dark)').matches;
  showTheme(stored === 'dark' || (stored !== 'light' && system));
}

/**
 * Shows a theme, keeps it and tells next-themes. The one place where a theme is chosen, before and after hydration.
 * @param dark without it, the theme that is not shown
 */
export function chooseTheme(dark?: boolean): void {
  const theme = showTheme(dark);
  dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: theme }));
  try {
    localStorage[themeKey] = theme;
  } catch {
    // Storage refused: the choice holds for this page.
  }
}

/** Shows the theme that was chosen on another page, when the browser brings this one back as it was left. */
export function catchUpTheme(): void {
  const stored = storedTheme();
  if (stored === 'dark' || stored === 'light') chooseTheme(stored === 'dark');
}
