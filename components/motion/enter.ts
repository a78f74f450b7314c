import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds that a card or figure takes to come in (docs/requirements.md 4.5). */
const duration = 0.3;

/**
 * Seconds by which a gallery figure follows the one beside it (docs/requirements.md 9.12). The third of a row comes with
 * the second: nothing is invisible for longer after it has come into view.
 */
const stagger = 0.2;

/** It never begins wholly transparent: a figure that waits for the one beside it is there already. */
const keyframes = {
  card: { opacity: [0.2, 1], transform: ['scale(0.96)', 'none'] },
  figure: { opacity: [0.2, 1], transform: ['translateY(16px)', 'none'] },
};

/** Whether a figure follows another in its row. */
function followsInRow(figure: Element): boolean {
  const before = figure.previousElementSibling;
  // By their places in the page, not as drawn: the one before may be moving.
  return (
    figure instanceof HTMLElement &&
    before instanceof HTMLElement &&
    before.offsetTop === figure.offsetTop
  );
}

/**
 * Animates each element marked `data-enter` once, just before it comes into view: nothing waits
 * invisibly for a script. What is on the screen already stays as it is.
 * @returns what stops the watching
 */
export function watchEntrances(): () => void {
  const below = [...document.querySelectorAll<HTMLElement>('[data-enter]')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  return inView(
    below,
    (element) => {
      const figure = element.getAttribute('data-enter') === 'figure';
      const delay = figure && followsInRow(element) ? stagger : 0;
      // A jump has brought it far into the screen: hiding it again would only flicker.
      if (element.getBoundingClientRect().top < innerHeight * 0.6) return;
      animate(element, keyframes[figure ? 'figure' : 'card'], { duration, delay, ease: 'easeOut' });
    },
    { margin: '0px 0px 24px 0px' },
  );
}
