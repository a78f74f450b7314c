import type Swiper from 'swiper';

/**
 * Only what is in view can be reached by the keyboard and is read out; but the page's own heading is
 * always there for those who look for it.
 */
function hideOthers(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    const hidden = !slide.classList.contains('swiper-slide-visible');
    if (slide.querySelector('h1')) {
      for (const part of slide.querySelectorAll<HTMLElement>('picture, p, a')) part.inert = hidden;
    } else {
      slide.inert = hidden;
    }
  }
}

/** Has the pictures there of the slides beside those in view, before they glide in: browsers see no need for them. */
function fetchNeighbours({ slides }: Swiper): void {
  slides.forEach((slide, index) => {
    const isNear = [index - 1, index + 1].some((at) =>
      slides.at(at % slides.length)?.classList.contains('swiper-slide-visible'),
    );
    if (isNear) for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
  });
}

/** Marks the current slide's dot. Swiper would replace the page's own dots, and lose a press or the focus on one. */
function markDot({ pagination, realIndex }: Swiper): void {
  [...(pagination.el?.children ?? [])].forEach((dot, index) => {
    dot.ariaCurrent = index === realIndex ? 'true' : null;
  });
}

/**
 * Keeps slides and dots of a running carousel as visitors expect them.
 * @returns what makes every slide reachable again
 */
export function tendSlides(swiper: Swiper): () => void {
  const tend = () => {
    hideOthers(swiper);
    fetchNeighbours(swiper);
  };
  swiper.on('slidesUpdated slideChange transitionEnd breakpoint setTranslate', tend);
  swiper.on('paginationUpdate', () => markDot(swiper));
  tend();
  markDot(swiper);
  return () => {
    for (const part of swiper.wrapperEl.querySelectorAll<HTMLElement>('[inert]'))
      part.inert = false;
  };
}
