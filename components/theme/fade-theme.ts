import { showTwins } from '@/browser/evening';

/** How long picture and ground cross-fade, and the longest that they wait for the other picture (milliseconds). */
const duration = 700;
const longestWait = 4000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Whether a picture is on screen, and not still loading, which may take longer than a visitor waits. */
function isSeen(picture: Element): boolean {
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return isOnScreen && picture.querySelector('img')?.complete === true;
}

/** A copy of a picture in front of it, which goes on showing the same file. */
function coverOf(picture: Element): HTMLElement {
  // A clone of a picture is a picture.
  const cover = picture.cloneNode(true) as HTMLElement;
  cover.ariaHidden = 'true';
  for (const source of cover.querySelectorAll('source')) source.remove();
  const [shown, image] = [picture, cover].map((each) => each.querySelector('img'));
  if (shown && image) Object.assign(image, { loading: 'eager', src: shown.currentSrc });
  picture.after(cover);
  return cover;
}

/** Waits until pictures can be painted; those that cannot be loaded count, too. */
const decoded = (pictures: readonly Element[]) =>
  Promise.allSettled(pictures.map((picture) => picture.querySelector('img')?.decode()));

/**
 * Changes the theme. The ground fades (tailwind.config.ts), and with it each picture on screen that has a twin; with reduced
 * motion both change at once (motion.css).
 */
export async function fadeTheme(isEvening: boolean, change: () => void): Promise<void> {
  const root = document.documentElement;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pictures = [...document.querySelectorAll('.stage > picture:has([data-evening])')].filter(
    (picture) => !isStill && isSeen(picture),
  );
  const covers = pictures.map(coverOf);
  await decoded(covers);
  showTwins(isEvening);
  await Promise.race([decoded(pictures), pause(longestWait)]);
  root.classList.add('theme-fades');
  change();
  for (const cover of covers)
    cover.animate({ opacity: [1, 0] }, { duration, easing: 'ease-in-out', fill: 'forwards' });
  await pause(duration);
  // On busy devices the ground is still fading: links and buttons would then fade by themselves, unreadable meanwhile.
  await Promise.allSettled(root.getAnimations().map(({ finished }) => finished));
  for (const cover of covers) cover.remove();
  root.classList.remove('theme-fades');
}
