import { marks } from './marks';

/**
 * Shows a theme and keeps it.
 * @param dark whether it is the dark one; without it, the one that is not shown
 */
export function chooseTheme(dark?: boolean): void {
  const isLight = marks.toggle('light', !marks.toggle('dark', dark));
  const theme = isLight ? 'light' : 'dark';
  // To next-themes, should it be awake by now.
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
  try {
    localStorage.theme = theme;
  } catch {
    // Storage refused: the choice holds for this page.
  }
}
