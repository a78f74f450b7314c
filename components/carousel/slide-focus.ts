import type Swiper from 'swiper';

const focusable = 'a[href], button, input, select, textarea, summary, video, iframe';

/** Whether any part of a slide is in view, or will be when the transition has ended. */
function isInView(slide: Element): boolean {
  return slide.classList.contains('swiper-slide-visible');
}

function slideOf({ slides }: Swiper, element: Element | null): HTMLElement | undefined {
  return slides.find((slide) => slide.contains(element));
}

/** Moves focus from a slide that leaves the viewport to the same element of the first visible one. */
function carryFocus(swiper: Swiper): void {
  const { activeElement } = document;
  const from = slideOf(swiper, activeElement);
  const to = swiper.slides.find(isInView);
  if (!(activeElement instanceof HTMLElement) || !from || !to || isInView(from)) return;
  for (const part of [to, ...to.querySelectorAll<HTMLElement>('[inert]')]) part.inert = false;
  const controlsOf = (slide: Element) => [...slide.querySelectorAll<HTMLElement>(focusable)];
  const controls = controlsOf(to);
  const place = controlsOf(from).indexOf(activeElement);
  (controls[place] ?? controls[0])?.focus({ preventScroll: true });
}

/** Turns the row to the slide that gets keyboard focus, and gives focus back to what Swiper moves in the document. */
export function turnToFocus(swiper: Swiper, signal: AbortSignal): void {
  let moved: Element | null = null;
  swiper.on('beforeLoopFix', () => {
    moved = slideOf(swiper, document.activeElement) ? document.activeElement : null;
  });
  swiper.on('loopFix', () => {
    const element = moved;
    moved = null;
    if (element instanceof HTMLElement && element !== document.activeElement)
      element.focus({ preventScroll: true });
  });
  const turn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = slideOf(swiper, target);
    if (slide && !isInView(slide))
      swiper.slideToLoop(Number(slide.getAttribute('data-swiper-slide-index')), 0);
  };
  swiper.wrapperEl.addEventListener('focusin', turn, { signal });
}

/**
 * Makes slides out of view inert while the row rests; the page's own heading stays available to assistive technology. In a row
 * that moves by itself none is: a screen reader may be reading it.
 */
export function hideSlidesOutOfView(swiper: Swiper): void {
  const hide = () => {
    const moves = swiper.autoplay.running;
    if (!moves) carryFocus(swiper);
    for (const slide of swiper.slides) {
      const hidden = !moves && !isInView(slide) && !slide.contains(document.activeElement);
      const parts = slide.querySelector('h1')
        ? slide.querySelectorAll<HTMLElement>('picture, p, a')
        : [slide];
      for (const part of parts) part.inert = hidden;
    }
  };
  swiper.on(
    'slidesUpdated slideChange transitionEnd breakpoint setTranslate autoplayStart autoplayStop',
    hide,
  );
  hide();
}
