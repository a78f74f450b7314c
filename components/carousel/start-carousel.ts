import { carouselClass } from '@/browser/contracts';
import { carouselControl } from '@/browser/native-carousel';
import type { CarouselName } from '@/config/carousels';
import { followScroll } from './slides';

/** Interval at which a scrolling row is polled (milliseconds). */
const interval = 50;

/** Resolves in a separate task when a row has stopped scrolling. */
async function scrollEnd(slides: Element): Promise<void> {
  let [before, now] = [Number.NaN, slides.scrollLeft];
  while (before !== now) {
    before = now;
    // A smooth scroll starts with the next frame, which may be late.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, interval));
    now = slides.scrollLeft;
  }
}

/**
 * Loads Swiper, or, for visitors who ask for less motion, keeps the row scrolling natively, as it does until then. Starts
 * near the viewport.
 */
export async function startCarousel(
  row: HTMLElement,
  { name }: { readonly name: CarouselName },
): Promise<void> {
  const root = row.closest(`.${carouselClass}`);
  const slides = row.firstElementChild;
  if (!slides || !root) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let running = new AbortController();

  const begin = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    if (still.matches) return followScroll(root, slides, signal);
    const chunk = await import('./start-swiper').catch(() => undefined);
    // The row still scrolls natively.
    if (!chunk) return followScroll(root, slides, signal);
    let hasStarted = false;
    const start = () => {
      if (hasStarted || signal.aborted) return;
      hasStarted = true;
      chunk.startSwiper(row, name, signal);
    };
    // A press meanwhile starts Swiper at once: the native smooth scroll, hardly begun, would be lost.
    const answer = ({ target }: Event) => {
      if (target instanceof Element && target.closest(carouselControl)) start();
    };
    root.addEventListener('click', answer, { capture: true, signal });
    // An earlier press may have started a smooth scroll: Swiper starts where it ends.
    await scrollEnd(slides);
    start();
  };
  still.addEventListener('change', begin);
  await begin();
}
