/**
 * Gives the browser's own frame the colour of the page's ground, whichever theme is chosen: until then, and without
 * scripts, the page's two `theme-color` follow the system's choice.
 */
export function colourBrowserFrame(): void {
  const root = document.documentElement;
  const colour = () => {
    const ground = getComputedStyle(root).backgroundColor;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = ground;
  };
  colour();
  new MutationObserver(colour).observe(root, { attributeFilter: ['class'] });
}
