/** Lets the dialog grow from the picture that was pressed, unless the visitor has asked for less motion. */
export function growFrom(opener: HTMLElement, dialog: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = (opener.querySelector('img') ?? opener).getBoundingClientRect();
  const to = dialog.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const timing = { duration: 260, easing: 'ease-out' };
  dialog.animate({ transform: [start, 'none'] }, timing);
  dialog.animate({ opacity: [0, 1] }, { ...timing, pseudoElement: '::backdrop' });
}
