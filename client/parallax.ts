import { parallaxClass } from './contracts';

/** How far the picture goes while its frame crosses the screen (CSS pixels), as in banner.css. */
const strength = 400;

/**
 * Lets a banner's picture go by slower than the page where style sheets cannot (Firefox): banner.css does it by
 * scroll-driven animation elsewhere. It begins from where the picture stands on top of the page, so nothing jumps.
 */
export function moveParallax(): void {
  if (CSS.supports('animation-timeline: view()')) return;
  const frame = document.querySelector<HTMLElement>(`.${parallaxClass}`);
  const picture = frame?.querySelector('picture');
  if (!frame || !picture) return;
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const place = () => {
    const way = (scrollY / (innerHeight + frame.offsetHeight)) * strength;
    // The picture reaches that far beyond its frame.
    const shift = Math.min(way, strength / 2);
    picture.style.transform = lessMotion.matches ? '' : `translateY(${shift}px)`;
  };
  place();
  addEventListener('scroll', place, { passive: true });
}
