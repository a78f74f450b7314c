import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Duration of a card's or figure's entrance, in seconds (docs/requirements.md 4.5). */
const duration = 0.3;

/** Stagger between neighbouring gallery figures, in seconds (docs/requirements.md 9.12). */
const stagger = 0.2;

/** Never fully transparent, so that a staggered figure is visible before its animation. */
const keyframes = {
  card: { opacity: [0.2, 1], transform: ['scale(0.96)', 'none'] },
  figure: { opacity: [0.2, 1], transform: ['translateY(16px)', 'none'] },
};

/** A figure's place in its row, from 0; by layout position, since others may be moving. */
function placeInRow(figure: HTMLElement): number {
  const { previousElementSibling: before } = figure;
  if (!(before instanceof HTMLElement) || before.offsetTop !== figure.offsetTop) return 0;
  return placeInRow(before) + 1;
}

/** Elements below the viewport; those on screen are not animated. */
const below = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );

/** Animates each card, figure and picture that stands alone once, as it comes into view. Nothing is invisible before this runs. */
export function watchEntrances(): void {
  // Two curtain panels in front of each picture, which motion.css opens.
  const pictures = below('.curtain');
  for (const { classList } of pictures) classList.add('curtain-closed');
  inView(pictures, (picture) => {
    const uncovered = () => picture.classList.remove('curtain-closed', 'curtain-opening');
    picture.addEventListener('animationend', uncovered, { once: true });
    picture.classList.add('curtain-opening');
  });
  inView(
    below('[data-enter]'),
    (element) => {
      if (!(element instanceof HTMLElement)) return;
      const figure = element.getAttribute('data-enter') === 'figure';
      const delay = figure ? placeInRow(element) * stagger : 0;
      // Already far inside the viewport after a jump: hiding it now would flicker.
      if (element.getBoundingClientRect().top < innerHeight * 0.6) return;
      animate(element, keyframes[figure ? 'figure' : 'card'], { duration, delay, ease: 'easeOut' });
    },
    { margin: '0px 0px 24px 0px' },
  );
}
