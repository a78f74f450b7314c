/** Repeats a click that reached only the root on what is below it. */
function repeat(event: MouseEvent): void {
  const root = document.documentElement;
  const pressed = document.elementFromPoint(event.clientX, event.clientY);
  if (event.target !== root || pressed === root) return;
  // Elements of HTML and SVG have it.
  (pressed as HTMLElement | null)?.focus();
  pressed?.dispatchEvent(new MouseEvent('click', event));
}

/** While a page comes in, presses reach only the root: the first ends the transition, and acts. */
export function pressInTransition(): void {
  const first = { capture: true, once: true };
  addEventListener('pagereveal', ({ viewTransition }) => {
    const end = () => {
      viewTransition?.skipTransition();
      addEventListener('click', repeat, first);
    };
    if (viewTransition) addEventListener('pointerdown', end, first);
  });
}
