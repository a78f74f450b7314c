export const firstScreenEnd = 'first-screen-end';

/**
 * Lets a page that follows another of the site appear with its whole first screen, never as an empty sheet: until then the
 * browser shows the old one. A first visit is not delayed.
 */
export function waitForFirstScreen(): void {
  if (document.referrer.startsWith(`${location.origin}/`))
    document.head.insertAdjacentHTML(
      'beforeend',
      `<link rel="expect" href="#${firstScreenEnd}" blocking="render">`,
    );
}
