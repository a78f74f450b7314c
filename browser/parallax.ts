import { parallaxClass } from './contracts';

/** How far the picture moves while its frame crosses the viewport, in CSS pixels (docs/requirements.md 9.9), as in banner.css. */
const strength = 400;
/** Where banner.css makes the picture higher than its frame. */
const parallaxMedia = '(prefers-reduced-motion: no-preference) and (min-height: 600.02px)';
/** Initial offset above its frame. */
const above = 80;

/**
 * Moves a banner's picture more slowly than the page where CSS scroll-driven animations (banner.css) are not supported: in
 * Firefox. At the top of the page the offset is 0, so nothing jumps.
 */
export function moveParallax(): void {
  if (CSS.supports('animation-timeline: view()')) return;
  const frame = document.querySelector<HTMLElement>(`.${parallaxClass}`);
  const picture = frame?.querySelector('picture');
  if (!frame || !picture) return;
  const moves = matchMedia(parallaxMedia);
  const update = () => {
    const distance = (scrollY / (innerHeight + frame.offsetHeight)) * strength;
    const shift = Math.min(distance, above);
    picture.style.transform = moves.matches ? `translateY(${shift}px)` : '';
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
