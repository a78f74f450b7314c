import { markDot } from './slides';

/** Index of the first visible slide of a natively scrolled row. */
export function firstInView(row: Element | null): number {
  const slides = row?.children;
  if (!row || !slides?.[0]) return 0;
  const step = (slides[1] ?? slides[0]).getBoundingClientRect().width || 1;
  return Math.min(slides.length - 1, Math.round(Math.abs(row.scrollLeft) / step));
}

/**
 * Keeps the dots of a natively scrolled row up to date.
 * @param signal ends it
 */
export function followScroll(root: Element, row: Element, signal: AbortSignal): void {
  const follow = () => markDot(root.querySelector('.carousel-dots'), firstInView(row));
  row.addEventListener('scroll', follow, { passive: true, signal });
}
