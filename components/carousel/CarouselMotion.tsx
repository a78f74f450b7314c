'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { loadExtra } from '@/client/chunk-recovery';
import { carouselClass, swiperClass } from '@/client/contracts';
import { carouselControl } from '@/client/native-carousel';
import type { CarouselName } from '@/content/carousels';

interface CarouselMotionProps {
  readonly name: CarouselName;
  readonly children: ReactNode;
}

/** Interval at which a scrolling row is polled (milliseconds). */
const interval = 50;

/** Resolves when a row has stopped scrolling, in a task of its own. */
async function scrollEnd({ firstElementChild: slides }: Element): Promise<void> {
  let [before, now] = [Number.NaN, slides?.scrollLeft];
  while (before !== now) {
    before = now ?? 0;
    // A smooth scroll starts with a frame, which may be late on a busy machine.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, interval));
    now = slides?.scrollLeft;
  }
}

/** Loads Swiper when the row is near the viewport; until then the row scrolls natively. */
export function CarouselMotion({ name, children }: CarouselMotionProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = row.current;
    // Without IntersectionObserver the row keeps scrolling natively.
    if (!element || !('IntersectionObserver' in window)) return;
    const root = element.closest(`.${carouselClass}`);
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
          stop = chunk.startSwiper(element, name);
        };
        // A press meanwhile starts Swiper at once: the native smooth scroll, hardly begun, would be lost.
        const answer = ({ target }: Event) => {
          if (target instanceof Element && target.closest(carouselControl)) start();
        };
        root?.addEventListener('click', answer, { capture: true, signal: waiting.signal });
        // An earlier press may have started a smooth scroll: Swiper takes over where it ends.
        await scrollEnd(element);
        start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);

    return () => {
      waiting.abort();
      observer.disconnect();
      stop?.();
    };
  }, [name]);

  return (
    <div ref={row} className={swiperClass}>
      {children}
    </div>
  );
}
