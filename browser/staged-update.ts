import { footerClass } from './contracts';

/** Sections that can be rendered independently of each other. */
const parts = `main>*,.${footerClass}`;

/**
 * Applies a change that restyles the whole page, such as a theme's, without a long task: what is on screen changes at once,
 * sections off screen follow one per frame.
 */
export function updateInStages(change: () => void): void {
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
  // After the frame that shows the change.
  requestAnimationFrame(() => requestAnimationFrame(release));
}
