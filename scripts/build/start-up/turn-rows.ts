import { moveRow } from './move-row';
import { isOnScreen } from './on-screen';

const { early } = window;
const all = (element: Element, selector: string) => [
  ...element.querySelectorAll<HTMLElement>(selector),
];

/** Has a slide's pictures there before it comes into view. */
function fetchPictures(slide: Element | undefined): void {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}

function turn(carousel: HTMLElement, row: HTMLElement): void {
  const dots = all(carousel, '.carousel-dot');
  const [pause] = all(carousel, '[data-carousel-pause]');
  const slides = [...row.children];
  let shown = 0;
  const following = () => (shown + 1) % slides.length;

  carousel.classList.add('turning');
  fetchPictures(slides[following()]);
  const timer = setInterval(() => {
    // The visitor's first act brings Swiper, which goes on from here.
    if (early.wanted) clearInterval(timer);
    else if (!document.hidden) {
      moveRow(row, 1);
      shown = following();
      dots.forEach((dot, index) => {
        dot.classList.toggle('carousel-dot-active', index === shown);
      });
      fetchPictures(slides[following()]);
    }
  }, Number(carousel.dataset.turn));

  pause?.addEventListener('click', () => {
    // Swiper reads the mark when it comes, and answers by itself from then on.
    if (!carousel.querySelector('.swiper-initialized')) pause.toggleAttribute('data-stopped');
  });
}

/**
 * Turns the rows on the screen that Swiper would turn, as long as the visitor does nothing: React and
 * Swiper need not be fetched for somebody who only looks.
 */
export function turnRows(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const carousel of all(document.body, '[data-turn]').filter(isOnScreen)) {
    const [row] = all(carousel, '.swiper-wrapper');
    if (row && row.children.length > 1) turn(carousel, row);
  }
}
