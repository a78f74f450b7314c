/** Parts of a page that can be drawn one without the other. */
const parts = 'main>*,.site-footer';

function isOffScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/**
 * Makes a change that gives every element of the page a new style, such as the theme's, without one long
 * task: the screen shows it at once, and what is off the screen follows part by part, a frame each.
 */
export function changeInSteps(change: () => void): void {
  const held = [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => isOffScreen(part) && !part.contains(document.activeElement))
    .map((part) => ({ part, height: part.getBoundingClientRect().height }));
  for (const { part, height } of held) {
    part.style.height = `${height}px`;
    part.style.contentVisibility = 'hidden';
  }
  change();
  const release = () => {
    const next = held.shift();
    if (!next) return;
    next.part.style.height = '';
    next.part.style.contentVisibility = '';
    requestAnimationFrame(release);
  };
  // The first frame shows the change.
  requestAnimationFrame(() => requestAnimationFrame(release));
}
