/**
 * The oldest browsers that the site's scripts and styles are written for: those of Next's own scripts (Next 16). One that is
 * older has the page without scripts.
 */
export const oldestBrowsers = ['chrome 111', 'firefox 111', 'safari 16.4'] as const;
