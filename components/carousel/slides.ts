import type Swiper from 'swiper';

/**
 * Makes slides out of view inert; the page's own heading stays available to assistive technology.
 */
function hideSlidesOutOfView(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    const hidden = !slide.classList.contains('swiper-slide-visible');
    if (slide.querySelector('h1')) {
      for (const part of slide.querySelectorAll<HTMLElement>('picture, p, a')) part.inert = hidden;
    } else {
      slide.inert = hidden;
    }
  }
}

/** Loads the pictures of neighbouring slides before they slide in: lazy loading would be too late. */
function loadNeighbours({ slides }: Swiper): void {
  slides.forEach((slide, index) => {
    const isNear = [index - 1, index + 1].some((at) =>
      slides.at(at % slides.length)?.classList.contains('swiper-slide-visible'),
    );
    if (isNear) for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
  });
}

/** Marks the current slide's dot. Swiper's own pagination would replace the page's dots, and lose a press or focus on one. */
function updateDots({ pagination, realIndex }: Swiper): void {
  [...(pagination.el?.children ?? [])].forEach((dot, index) => {
    dot.ariaCurrent = index === realIndex ? 'true' : null;
  });
}

/**
 * Keeps inert slides, neighbouring pictures and dots up to date.
 * @returns makes every slide reachable again
 */
export function updateSlides(swiper: Swiper): () => void {
  const tend = () => {
    hideSlidesOutOfView(swiper);
    loadNeighbours(swiper);
  };
  swiper.on('slidesUpdated slideChange transitionEnd breakpoint setTranslate', tend);
  swiper.on('paginationUpdate', () => updateDots(swiper));
  tend();
  updateDots(swiper);
  return () => {
    for (const part of swiper.wrapperEl.querySelectorAll<HTMLElement>('[inert]'))
      part.inert = false;
  };
}
