/**
 * What the page's main part showed until now, as HTML that needs no script: words, pictures, links and
 * forms as the browser answers them. To be read while the error screen is drawn, before it takes the place.
 */
export function pageBefore(): string {
  // Next draws the error page once at build time, too.
  if (typeof document === 'undefined') return '';
  const copy = document.createElement('div');
  for (const part of document.querySelector('main')?.children ?? []) {
    // The bar for missing parts stays where it is.
    if (part.id !== 'error-screen') copy.append(part.cloneNode(true));
  }
  for (const row of copy.querySelectorAll('.swiper-initialized')) {
    row.classList.remove('swiper-initialized');
    row.firstElementChild?.removeAttribute('style');
  }
  for (const hidden of copy.querySelectorAll('[inert]')) hidden.removeAttribute('inert');
  return copy.innerHTML;
}
