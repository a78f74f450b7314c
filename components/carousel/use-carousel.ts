import { useEffect, useRef, useState } from 'react';
import type { CarouselOptions } from '@/config/carousels';
import { nativeRow, type Row } from './native-row';

/** The state of a carousel, and what its buttons do. Swiper moves its slides, which are the server's, or the visitor scrolls them. */
export function useCarousel(options: CarouselOptions) {
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<Promise<Row>>(undefined);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = root.current?.querySelector<HTMLElement>('[data-moves]');
    const slides = element?.firstElementChild;
    if (!element || !(slides instanceof HTMLElement)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let running = new AbortController();
    const begin = async (): Promise<Row> => {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      const swiper = still.matches
        ? undefined
        : await import('./swiper-row').catch(() => undefined);
      // Each row in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      if (!swiper || signal.aborted) return nativeRow(slides, setCurrent, signal);
      return swiper.swiperRow(element, options, setCurrent, signal);
    };
    const beginAgain = () => {
      row.current = begin();
    };
    beginAgain();
    still.addEventListener('change', beginAgain);
    return () => {
      still.removeEventListener('change', beginAgain);
      running.abort();
    };
  }, [options]);

  return {
    root,
    current,
    // A press while Swiper is loaded waits for it.
    step: (by: 1 | -1) => row.current?.then((own) => own.step(by)),
    show: (index: number) => row.current?.then((own) => own.show(index)),
  };
}
