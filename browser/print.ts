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

/** Opens all disclosures for printing. (Browsers load lazy pictures by themselves before they print.) */
export function openForPrint(): void {
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
}
