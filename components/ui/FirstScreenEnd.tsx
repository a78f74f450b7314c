import { firstScreenEnd } from '@/browser/first-screen';

/**
 * Marks where a page's first screen ends, on large screens too. The build inlines the critical CSS for what precedes it, and
 * moves the link to the style sheet here (docs/build.md), so that the first paint does not wait for it.
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      id={firstScreenEnd}
      data-first-screen-end=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React then ignores the content
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
