/**
 * The page's main content so far, as HTML that works without scripts. Read it while the error screen renders, before that
 * replaces the content.
 */
export function pageBefore(): string {
  // Next also renders the error page at build time.
  if (typeof document === 'undefined') return '';
  const copy = document.createElement('div');
  for (const part of document.querySelector('main')?.children ?? []) {
    // Without the bar for missing chunks, which stays where it is.
    if (part.id !== 'error-screen') copy.append(part.cloneNode(true));
  }
  for (const row of copy.querySelectorAll('.swiper-initialized')) {
    row.classList.remove('swiper-initialized');
    row.firstElementChild?.removeAttribute('style');
  }
  for (const hidden of copy.querySelectorAll('[inert]')) hidden.removeAttribute('inert');
  return copy.innerHTML;
}
