'use client';

import { useEffect } from 'react';
import { clientComponent } from '@/components/ui/client-component';

/**
 * Lets each card, gallery figure and picture that stands alone enter once, as it comes into view
 * (motion.css, docs/requirements.md 4.5). Nothing is invisible before, and what is on screen does not move.
 */
export function watchEntrances(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entering = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target, boundingClientRect } of entering) {
        observer.unobserve(target);
        const { top } = boundingClientRect;
        // Already far inside the viewport after a jump: hiding it now would flicker.
        if (top < innerHeight * 0.6 || !(target instanceof HTMLElement)) continue;
        const row = entering.filter((each) => each.boundingClientRect.top === top);
        target.style.setProperty('--place', `${row.findIndex((each) => each.target === target)}`);
        target.classList.add('enters');
        // A carousel moves slides in the document, which would start it again.
        const end = () => target.classList.remove('enters');
        target.addEventListener('animationend', end, { once: true });
      }
    },
    { rootMargin: '0px 0px 24px' },
  );
  for (const part of document.querySelectorAll('[data-enter]'))
    if (part.getBoundingClientRect().top > innerHeight) observer.observe(part);
}

export const Entrances = clientComponent('Entrances', function Entrances() {
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) watchEntrances();
  }, []);
  return null;
});
