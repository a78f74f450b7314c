'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { CarouselName } from '@/content/carousels';
import { loadChunk } from '@/lib/chunk-recovery';

interface CarouselMotionProps {
  readonly name: CarouselName;
  /** 'Go to slide {index}' */
  readonly bulletLabel: string;
  readonly children: ReactNode;
}

/** Fetches Swiper when the row comes near the screen; until then the row scrolls by itself. */
export function CarouselMotion({ name, bulletLabel, children }: CarouselMotionProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = row.current;
    // In a browser that cannot tell when it comes near, the row scrolls by itself.
    if (!element || !('IntersectionObserver' in window)) return;
    let stop: (() => void) | undefined;
    let gone = false;

    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const chunk = await loadChunk(() => import('./start-swiper'));
        if (!chunk) return;
        // A task of its own: the browser answers taps between reading Swiper and starting it.
        setTimeout(() => {
          if (!gone) stop = chunk.startSwiper(element, name, bulletLabel);
        });
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);

    return () => {
      gone = true;
      observer.disconnect();
      stop?.();
    };
  }, [name, bulletLabel]);

  return (
    <div ref={row} className="swiper">
      {children}
    </div>
  );
}
