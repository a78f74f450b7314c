import { coveredClass, revealClass, uncoveringClass } from './contracts';

/** How far below the screen a picture is covered (of the screen's height): in time for a quick thumb. */
const ahead = '50%';

/** The part of a picture that has come in when its curtain is drawn. */
const drawnAt = 0.2;

/** Draws the curtain aside, and takes it away: it is drawn once. */
function draw(picture: Element): void {
  picture.classList.add(uncoveringClass);
  const takeAway = () => picture.classList.remove(coveredClass, uncoveringClass);
  picture.addEventListener('animationend', takeAway, { once: true });
}

function watch(): void {
  const entering = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        entering.unobserve(target);
        draw(target);
      }
    },
    { threshold: drawnAt },
  );
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const hung = isIntersecting && boundingClientRect.top >= innerHeight;
        target.classList.toggle(coveredClass, hung);
        if (hung) entering.observe(target);
        else entering.unobserve(target);
        // The visitor sees it: it is never covered again.
        if (isIntersecting && !hung) near.unobserve(target);
      }
    },
    { rootMargin: `0px 0px ${ahead}` },
  );
  for (const picture of document.querySelectorAll(`.${revealClass}`)) near.observe(picture);
}

/**
 * The curtain (motion.css): a picture is uncovered by two panels drawing aside as it enters. They are
 * hung when it comes near while the visitor scrolls; what is on the screen already is never covered,
 * and without this script, or where less motion is asked for, nothing is.
 */
export function revealOnScroll(): void {
  if (!('IntersectionObserver' in window)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  addEventListener('scroll', watch, { once: true, passive: true });
}
