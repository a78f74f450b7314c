/**
 * The oldest browsers that the site's scripts and styles are written for, as major and minor version:
 * those of Next's own scripts (Next 16). A browser below has the page without scripts.
 */
export const oldestBrowsers = {
  chrome: [111, 0],
  firefox: [111, 0],
  safari: [16, 4],
} as const;
