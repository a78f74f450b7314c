import {
  carouselClass,
  initializedClass,
  slideAttribute,
  stepAttribute,
  swiperClass,
} from './contracts';

/** Selects a carousel's arrows and dots. */
export const carouselControl = `[${stepAttribute}],[${slideAttribute}]`;

/** The distance between two slides of a row (CSS pixels): negative in right-to-left rows, as scroll positions are there. */
export function stepOf(row: Element): number | undefined {
  // Slides are HTML elements.
  const [first, second] = row.children as Iterable<HTMLElement>;
  return first && second && second.offsetLeft - first.offsetLeft;
}

/**
 * Scrolls a row for its arrow or dot until Swiper (components/carousel/start-swiper.ts) handles the same buttons: they work
 * before hydration, and where Next's scripts fail.
 */
export function scrollRow(control: Element): void {
  const row = control
    .closest(`.${carouselClass}`)
    ?.querySelector(`.${swiperClass}:not(.${initializedClass})>*`);
  const width = row && stepOf(row);
  if (!width) return;
  // Scroll positions, of which the first follows the last (docs/requirements.md 4.3).
  const positions = row.children.length - Math.round(row.clientWidth / Math.abs(width)) + 1;
  const next = Math.round(row.scrollLeft / width) + Number(control.getAttribute(stepAttribute));
  const index = Number(control.getAttribute(slideAttribute) ?? (next + positions) % positions);
  // CSS decides whether it scrolls smoothly.
  row.scrollLeft = index * width;
}
