function open(): void {
  for (const closed of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    closed.open = true;
    closed.dataset.paper = '';
  }
}

function close(): void {
  for (const opened of document.querySelectorAll<HTMLDetailsElement>('[data-paper]')) {
    opened.open = false;
    delete opened.dataset.paper;
  }
}

/**
 * On paper nothing is closed. (Pictures that wait to be scrolled to are the browser's affair: it fetches
 * them, and prints when they are there.)
 */
export function openForPrint(): void {
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
}
