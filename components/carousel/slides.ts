import type Swiper from 'swiper';
import { dotsClass } from '@/browser/contracts';
import { stepOf } from '@/browser/native-carousel';
import { carryFocus, isInView, turnToFocus } from './slide-focus';

/**
 * Makes slides out of view inert while the row rests; the page's own heading stays available to assistive technology. In a row
 * that moves by itself none is: a screen reader may be reading it.
 */
function hideSlidesOutOfView(swiper: Swiper): void {
  const moves = swiper.autoplay.running;
  if (!moves) carryFocus(swiper);
  for (const slide of swiper.slides) {
    const hidden = !moves && !isInView(slide) && !slide.contains(document.activeElement);
    if (slide.querySelector('h1')) {
      for (const part of slide.querySelectorAll<HTMLElement>('picture, p, a')) part.inert = hidden;
    } else {
      slide.inert = hidden;
    }
  }
}

/** Marks the current slide's dot. Swiper's pagination would replace the dots and lose a press or focus on one. */
export function markDot(dots: Element | null | undefined, current: number): void {
  [...(dots?.children ?? [])].forEach((dot, index) => {
    dot.ariaCurrent = index === current ? 'true' : null;
  });
}

/** Index of the first visible slide of a natively scrolled row. */
export function firstInView(row: Element | null): number {
  const step = row && stepOf(row);
  return step ? Math.round(row.scrollLeft / step) : 0;
}

/** Keeps the dots of a natively scrolled row up to date. */
export function followScroll(root: Element, row: Element, signal: AbortSignal): void {
  const follow = () => markDot(root.querySelector(`.${dotsClass}`), firstInView(row));
  row.addEventListener('scroll', follow, { passive: true, signal });
}

/** Updates inert slides, focus and dots of a Swiper. */
export function updateSlides(swiper: Swiper, signal: AbortSignal): void {
  turnToFocus(swiper, signal);
  const hide = () => hideSlidesOutOfView(swiper);
  swiper.on(
    'slidesUpdated slideChange transitionEnd breakpoint setTranslate autoplayStart autoplayStop',
    hide,
  );
  const mark = () => markDot(swiper.pagination.el, swiper.realIndex);
  swiper.on('paginationUpdate', mark);
  hide();
  mark();
}
