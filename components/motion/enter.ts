import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** An entrance's duration and the delay between neighbours of a row (seconds; docs/requirements.md 4.5 and 9.12). */
const [duration, stagger] = [0.3, 0.2];

/** Never fully transparent, so that a staggered figure is visible before, and counts as painted. */
const opacity = [0.2, 1];
const card = { opacity, transform: ['scale(0.96)', 'none'] };
const figure = { opacity, transform: ['translateY(16px)', 'none'] };

/** A figure's place in its row, from 0; by layout position, since others may be moving. */
function placeInRow({ previousElementSibling: before, offsetTop }: HTMLElement): number {
  const isBeside = before instanceof HTMLElement && before.offsetTop === offsetTop;
  return isBeside ? placeInRow(before) + 1 : 0;
}

/** Lets each part enter once, as it comes into view. Nothing is invisible before, and what is on screen does not move. */
export function watchEntrances(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-enter]')];
  const below = parts.filter((part) => part.getBoundingClientRect().top > innerHeight);
  const enter = (part: HTMLElement) => {
    // Already far inside the viewport after a jump: hiding it now would flicker.
    if (part.getBoundingClientRect().top < innerHeight * 0.6) return;
    const options = { duration, ease: 'easeOut' } as const;
    if (part.dataset.enter === 'curtain') part.classList.add('curtain-opens');
    else if (part.dataset.enter === 'card') animate(part, card, options);
    else animate(part, figure, { ...options, delay: placeInRow(part) * stagger });
  };
  for (const part of below) inView(part, () => enter(part), { margin: '0px 0px 24px 0px' });
}
