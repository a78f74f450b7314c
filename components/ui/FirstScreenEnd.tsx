/**
 * Marks where the first screen of a page ends, on large screens too. The build leaves the style up to here in the page and
 * puts the link to the whole style sheet in this place (docs/build.md), so that the first paint does not wait for it.
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      data-first-screen-end
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; tells React that the inside is not its own
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
