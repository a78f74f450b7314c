import { showTwins } from '@/browser/evening';

/** How long picture and ground cross-fade, and the longest that they wait for the other picture (milliseconds). */
const duration = 700;
const longestWait = 4000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** A copy of a picture in front of it that shows its twin, invisible at first. */
function coverOf(picture: Element, isEvening: boolean): HTMLElement {
  // A clone of a picture is a picture.
  const cover = picture.cloneNode(true) as HTMLElement;
  cover.ariaHidden = 'true';
  cover.style.opacity = '0';
  showTwins(isEvening, cover);
  for (const image of cover.querySelectorAll('img')) image.loading = 'eager';
  picture.after(cover);
  return cover;
}

/** Waits until pictures can be painted; those that cannot be loaded count, too. */
const decoded = (pictures: readonly Element[]) =>
  Promise.allSettled(
    pictures.flatMap((picture) =>
      [...picture.querySelectorAll('img')].map((image) => image.decode()),
    ),
  );

/**
 * Changes the theme. Where a picture on screen has a twin, both and the ground cross-fade (the transitions of the class are
 * in tailwind.config.ts); with reduced motion, and where there is none, the theme changes at once.
 */
export async function fadeTheme(isEvening: boolean, change: () => void): Promise<void> {
  const { classList } = document.documentElement;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pictures = isStill
    ? []
    : [...document.querySelectorAll('.stage > picture:has([data-evening])')].filter(isOnScreen);
  const covers = pictures.map((picture) => coverOf(picture, isEvening));
  await Promise.race([decoded(covers), pause(longestWait)]);
  classList.add(covers.length > 0 ? 'theme-fades' : 'theme-steps');
  change();
  for (const cover of covers) {
    cover.animate({ opacity: [0, 1] }, { duration, easing: 'ease-in-out', fill: 'forwards' });
  }
  // At least until the theme's class has changed.
  await pause(covers.length > 0 ? duration : 50);
  // On busy devices the ground is still fading: links and buttons would then fade by themselves, unreadable meanwhile.
  const fades = document.documentElement.getAnimations().map(({ finished }) => finished);
  await Promise.allSettled(fades);
  showTwins(isEvening);
  await decoded(pictures);
  for (const cover of covers) cover.remove();
  classList.remove('theme-fades', 'theme-steps');
}
