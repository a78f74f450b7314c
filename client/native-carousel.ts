import {
  carouselClass,
  initializedClass,
  slideAttribute,
  stepAttribute,
  swiperClass,
} from './contracts';

/** A carousel's arrows and dots. */
export const carouselControl = `[${stepAttribute}],[${slideAttribute}]`;

/**
 * Scrolls a row for its arrow or dot until Swiper takes over (components/carousel/start-swiper.ts), which then handles
 * the same buttons: a row can be moved before scripts are there, and where they never come.
 */
export function scrollRow(control: Element): void {
  const row = control
    .closest(`.${carouselClass}`)
    ?.querySelector(`.${swiperClass}:not(.${initializedClass})>*`);
  if (!row) return;
  // Slides are HTML elements.
  const slides = [...row.children] as HTMLElement[];
  // Negative where slides run from right to left, as all positions there.
  const placeOf = (index: number) =>
    (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const width = Math.abs(placeOf(1)) || 1;
  // Places at which the row can stand: after the last one comes the first.
  const places = slides.length - Math.round(row.clientWidth / width) + 1;
  const next =
    Math.round(Math.abs(row.scrollLeft) / width) + Number(control.getAttribute(stepAttribute));
  // The style sheet says whether it glides.
  row.scrollLeft = placeOf(
    Number(control.getAttribute(slideAttribute) ?? (next + places) % places),
  );
}
