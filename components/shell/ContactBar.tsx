'use client';

import { useEffect } from 'react';
import { clientComponent } from '@/components/ui/client-component';

/** A shorter step is the jolt of a finger (pixels). */
const jolt = 4;

function moveContactBar(): void {
  const bar = document.querySelector('.bubble');
  if (!bar || !('IntersectionObserver' in window)) return;
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let before = scrollY;
  let isDown = false;

  function update() {
    const { scrollHeight } = document.documentElement;
    const isAtEnd = scrollY + innerHeight > scrollHeight - jolt;
    if (Math.abs(scrollY - before) > jolt) {
      isDown = scrollY > before;
      before = scrollY;
    }
    bar?.classList.toggle('away', !isAtEnd && (isDown || covered.size > 0));
  }

  function watchControls() {
    observer?.disconnect();
    covered.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          covered[isIntersecting ? 'add' : 'delete'](target);
        update();
      },
      // What is as high as the bar, at the foot of the window.
      { rootMargin: `${(bar?.clientHeight ?? 0) - innerHeight}px 0px 0px` },
    );
    const controls = ':is(main, footer) :is(a, button, input, select, textarea, summary)';
    for (const control of document.querySelectorAll(controls)) observer.observe(control);
  }

  watchControls();
  addEventListener('resize', watchControls);
  addEventListener('scroll', update, { passive: true });
}

/**
 * The contact bar of small screens leaves as one scrolls down, and returns as one scrolls up or at the page's end. It stays
 * away while a control is in its place, such as one of a disclosure that opens.
 */
export const ContactBar = clientComponent('ContactBar', function ContactBar() {
  useEffect(moveContactBar, []);
  return null;
});
