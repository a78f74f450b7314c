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
