import { flushSync } from 'react-dom';
import { showTwins } from '@/browser/evening';

/** The longest that the fade waits for the pictures' other files: meanwhile the page stands still (milliseconds). */
const longestWait = 200;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

let latest: ViewTransition | undefined;

/**
 * Changes the theme: ground and pictures cross-fade (motion.css); with reduced motion, or where the browser cannot, both
 * change at once. A press meanwhile ends the fade.
 * @returns resolves when the theme has changed
 */
export async function fadeTheme(isEvening: boolean, change: () => void): Promise<void> {
  if (
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return change();
  const root = document.documentElement;
  root.classList.add('theme-fades');
  const transition = document.startViewTransition(async () => {
    flushSync(change);
    showTwins(isEvening);
    const pictures = document.querySelectorAll<HTMLImageElement>('picture:has([data-evening]) img');
    const decoded = [...pictures]
      .filter((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return picture.complete && bottom > 0 && top < innerHeight;
      })
      .map((picture) => picture.decode());
    await Promise.race([Promise.allSettled(decoded), pause(longestWait)]);
  });
  latest = transition;
  const skip = () => transition.skipTransition();
  addEventListener('pointerdown', skip, true);
  // Rejected where the browser shows no transition, such as in a hidden tab.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    removeEventListener('pointerdown', skip, true);
    if (transition === latest) root.classList.remove('theme-fades');
  });
  await transition.updateCallbackDone;
}
