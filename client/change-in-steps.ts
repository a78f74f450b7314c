/** Parts of a page that can be drawn one without the other. */
const parts = 'main>*,.site-footer';

/**
 * Makes a change that gives every element of the page a new style, such as the theme's, without one long
 * task: the screen shows it at once, and what is off the screen follows part by part, a frame each.
 */
export function changeInSteps(change: () => void): void {
  const held = [...document.querySelectorAll<HTMLElement>(parts)]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom < 0 || box.top > innerHeight)
    .filter(({ part }) => !part.contains(document.activeElement));
  for (const { part, box } of held) {
    part.style.height = `${box.height}px`;
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
