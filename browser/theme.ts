import { themeKey } from './contracts';

/** The value in local storage: a theme, or anything else. */
function storedTheme(): unknown {
  try {
    return localStorage[themeKey];
  } catch {
    // Storage is denied: the system's theme applies.
    return undefined;
  }
}

/** Shows a theme; without an argument, the other one. */
function showTheme(dark?: boolean): 'dark' | 'light' {
  const { classList } = document.documentElement;
  return classList.toggle('light', !classList.toggle('dark', dark)) ? 'light' : 'dark';
}

/** Shows the chosen theme, or else the system's (docs/requirements.md 1.3). Runs before the first paint, so that nothing flashes. */
export function showStoredTheme(): void {
  const stored = storedTheme();
  showTheme(
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches),
  );
}

/** Follows the system's theme until next-themes does: also a change since the first paint, unless there was input. */
export function followSystem(): void {
  if (!window.pageState.input) showStoredTheme();
  matchMedia('(prefers-color-scheme:dark)').addEventListener?.('change', showStoredTheme);
}

/**
 * Shows a theme, stores it and notifies next-themes. The one place where a theme is chosen, before and after hydration.
 * @param dark if omitted, the other theme
 */
export function chooseTheme(dark?: boolean): void {
  const theme = showTheme(dark);
  dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: theme }));
  try {
    localStorage[themeKey] = theme;
  } catch {
    // Storage is denied: the choice applies to this page only.
  }
}

/** Shows the theme that was chosen on another page while this one was in the bfcache. */
export function syncTheme(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const stored = storedTheme();
    if (persisted && (stored === 'dark' || stored === 'light')) chooseTheme(stored === 'dark');
  });
}

/**
 * Keeps `theme-color`, the colour of the browser's toolbar, in step with the chosen theme. Until this runs, and without
 * JavaScript, the page's two `theme-color` elements follow the system's.
 */
export function syncThemeColour(): void {
  const root = document.documentElement;
  const sync = () => {
    const background = getComputedStyle(root).backgroundColor;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = background;
  };
  sync();
  new MutationObserver(sync).observe(root, { attributeFilter: ['class'] });
}
