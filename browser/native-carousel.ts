import {
  carouselClass,
  initializedClass,
  slideAttribute,
  stepAttribute,
  swiperClass,
} from './contracts';

/** Selects a carousel's arrows and dots. */
export const carouselControl = `[${stepAttribute}],[${slideAttribute}]`;

/**
 * Scrolls a row for its arrow or dot until Swiper (components/carousel/start-swiper.ts) handles the same buttons: they work
 * before hydration, and where Next's scripts fail.
 */
export function scrollRow(control: Element): void {
  const row = control
    .closest(`.${carouselClass}`)
    ?.querySelector(`.${swiperClass}:not(.${initializedClass})>*`);
  if (!row) return;
  // Slides are HTML elements.
  const slides = [...row.children] as HTMLElement[];
  const leftOf = (index: number) => slides[index]?.offsetLeft ?? 0;
  const width = Math.abs(leftOf(1) - leftOf(0)) || 1;
  // Scroll positions, of which the first follows the last (docs/requirements.md 4.3).
  const positions = slides.length - Math.round(row.clientWidth / width) + 1;
  const next =
    Math.round(Math.abs(row.scrollLeft) / width) + Number(control.getAttribute(stepAttribute));
  const index = Number(control.getAttribute(slideAttribute) ?? (next + positions) % positions);
  // Negative in right-to-left rows, as scroll positions are there. CSS decides whether it scrolls smoothly.
  row.scrollLeft = leftOf(index) - leftOf(0);
}
