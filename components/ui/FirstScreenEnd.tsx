/**
 * Marks where a phone's first screen ends. The build inlines the critical CSS for what precedes it, and links the style
 * sheet here (docs/build.md), so that the first paint does not wait for it.
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      data-first-screen-end=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React then ignores the content
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
