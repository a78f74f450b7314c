/** Scrolls the focused element fully into view: browsers do not if it is partly visible, such as at a row's end. */
export function scrollFocusIntoView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}
