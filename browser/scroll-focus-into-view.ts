/** Brings what has keyboard focus wholly into view: browsers leave what is partly seen, such as a link at a row's end. */
export function scrollFocusIntoView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}
