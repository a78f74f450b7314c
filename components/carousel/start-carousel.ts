import { loadExtra } from '@/browser/chunk-recovery';
import { carouselClass } from '@/browser/contracts';
import { carouselControl } from '@/browser/native-carousel';
import type { CarouselName } from '@/config/carousels';
import { followScroll } from './plain-row';

/** Interval at which a scrolling row is polled (milliseconds). */
const interval = 50;

/** Resolves in a separate task when a row has stopped scrolling. */
async function scrollEnd({ firstElementChild: slides }: Element): Promise<void> {
  let [before, now] = [Number.NaN, slides?.scrollLeft];
  while (before !== now) {
    before = now ?? 0;
    // A smooth scroll starts with the next frame, which may be late.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, interval));
    now = slides?.scrollLeft;
  }
}

/**
 * Starts Swiper in a row that is near the viewport.
 * @returns ends it, or no longer starts it
 */
function startNearby(root: Element, row: HTMLElement, name: CarouselName): () => void {
  const waiting = new AbortController();
  let stop: (() => void) | undefined;

  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const chunk = await loadExtra(() => import('./start-swiper'));
      if (!chunk) return;
      const start = () => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        stop = chunk.startSwiper(row, name);
      };
      // A press meanwhile starts Swiper at once: the native smooth scroll, hardly begun, would be lost.
      const answer = ({ target }: Event) => {
        if (target instanceof Element && target.closest(carouselControl)) start();
      };
      root.addEventListener('click', answer, { capture: true, signal: waiting.signal });
      // An earlier press may have started a smooth scroll: Swiper starts where it ends.
      await scrollEnd(row);
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(row);

  return () => {
    waiting.abort();
    observer.disconnect();
    stop?.();
  };
}

/**
 * Loads Swiper when the row is near the viewport; until then, and for visitors who ask for less motion, the row scrolls
 * natively.
 */
export function startCarousel(row: HTMLElement, { name }: { readonly name: CarouselName }): void {
  const root = row.closest(`.${carouselClass}`);
  const slides = row.firstElementChild;
  // Without IntersectionObserver the row keeps scrolling natively.
  if (!slides || !root || !('IntersectionObserver' in window)) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let end: (() => void) | undefined;
  const begin = () => {
    end?.();
    end = still.matches ? followScroll(root, slides) : startNearby(root, row, name);
  };
  begin();
  still.addEventListener('change', begin);
}
