import { coveredClass, revealClass, uncoveringClass } from './contracts';

/** How far below the viewport pictures are covered: early enough for fast scrolling. */
const margin = '50%';

/** Uncovers a picture, once. */
function uncover(picture: Element): void {
  picture.classList.add(uncoveringClass);
  const end = () => picture.classList.remove(coveredClass, uncoveringClass);
  picture.addEventListener('animationend', end, { once: true });
}

function watch(): void {
  const entering = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      entering.unobserve(target);
      uncover(target);
    }
  });
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const isCovered = isIntersecting && boundingClientRect.top >= innerHeight;
        target.classList.toggle(coveredClass, isCovered);
        if (isCovered) entering.observe(target);
        else entering.unobserve(target);
        // Already visible: never covered again.
        if (isIntersecting && !isCovered) near.unobserve(target);
      }
    },
    { rootMargin: `0px 0px ${margin}` },
  );
  for (const picture of document.querySelectorAll(`.${revealClass}`)) near.observe(picture);
}

/**
 * Reveals pictures by two curtain panels that move aside as they are scrolled into view (motion.css). Pictures are covered
 * shortly before, while still off screen; those on screen already, and all of them under reduced motion, never are.
 */
export function revealOnScroll(): void {
  if (!('IntersectionObserver' in window)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  addEventListener('scroll', watch, { once: true, passive: true });
}
