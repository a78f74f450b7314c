import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds that a card or figure takes to come in (specification, section 4). */
const duration = 0.3;

/** Seconds from one gallery figure to the next (specification, section 9). */
const stagger = 0.2;

const keyframes = {
  card: { opacity: [0, 1], transform: ['scale(0.96)', 'none'] },
  figure: { opacity: [0, 1], transform: ['translateY(16px)', 'none'] },
};

/**
 * Animates each element marked `data-enter` once, just before it comes into view: nothing waits
 * invisibly for a script. What is on the screen already stays as it is.
 * @returns what stops the watching
 */
export function watchEntrances(): () => void {
  const below = [...document.querySelectorAll<HTMLElement>('[data-enter]')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  let nextFree = 0;
  return inView(
    below,
    (element) => {
      const figure = element.getAttribute('data-enter') === 'figure';
      const now = performance.now() / 1000;
      const delay = figure ? Math.max(0, nextFree - now) : 0;
      if (figure) nextFree = Math.max(now, nextFree) + stagger;
      // A jump has brought it far into the screen: hiding it again would only flicker.
      if (element.getBoundingClientRect().top < innerHeight * 0.6) return;
      animate(element, keyframes[figure ? 'figure' : 'card'], { duration, delay, ease: 'easeOut' });
    },
    { margin: '0px 0px 24px 0px' },
  );
}
