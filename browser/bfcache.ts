import { closeMenus } from './disclosures';
import { syncTheme } from './theme';

/** Makes sure that a page restored from the bfcache has its menus closed, and the theme that was chosen meanwhile. */
export function prepareForRestore(): void {
  addEventListener('pagehide', () => closeMenus());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncTheme();
  });
}
