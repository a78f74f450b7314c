import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Seconds from one figure to the next (specification, section 9). */
const step = 0.2;

/**
 * Animates the figures of a group once, each as it comes into view. What is on the screen already stays.
 * @returns what stops the watching
 */
export function staggerIn(group: HTMLElement): () => void {
  const figures = [...group.querySelectorAll('figure')].filter(
    (figure) => figure.getBoundingClientRect().top > innerHeight,
  );
  let free = 0;
  return inView(figures, (figure) => {
    const now = performance.now() / 1000;
    const delay = Math.max(0, free - now);
    free = Math.max(now, free) + step;
    animate(
      figure,
      { opacity: [0, 1], transform: ['translateY(16px)', 'none'] },
      { duration: 0.3, delay, ease: 'easeOut' },
    );
  });
}
