'use client';

import { useEffect } from 'react';
import { clientComponent } from '@/components/ui/client-component';

/** A shorter step is the jolt of a finger (pixels). */
const jolt = 4;

const controls =
  ':is(main, footer) :is(a, button, input, select, textarea, summary):not(.answer-bar *)';

/** @returns ends it */
function moveContactBar(): (() => void) | undefined {
  const [bar, main] = [document.querySelector('.bubble'), document.querySelector('main')];
  if (!bar || !main) return;
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let before = scrollY;
  let isDown = false;

  function update() {
    const { scrollHeight, classList } = document.documentElement;
    const isAtEnd = scrollY + innerHeight > scrollHeight - jolt;
    if (Math.abs(scrollY - before) > jolt) {
      isDown = scrollY > before;
      before = scrollY;
    }
    const isCovering = !isAtEnd && covered.size > 0;
    classList.toggle('bar-covering', isCovering);
    bar?.classList.toggle('away', isCovering || (isDown && !isAtEnd));
  }

  function watchControls() {
    observer?.disconnect();
    covered.clear();
    const bars = [...document.querySelectorAll('.bubble, .answer-bar')];
    const height = Math.max(...bars.map(({ clientHeight }) => clientHeight));
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          covered[isIntersecting ? 'add' : 'delete'](target);
        update();
      },
      // What is as high as the bar, at the foot of the window.
      { rootMargin: `${height - innerHeight}px 0px 0px` },
    );
    for (const control of document.querySelectorAll(controls)) observer.observe(control);
  }

  watchControls();
  const listening = new AbortController();
  addEventListener('resize', watchControls, { signal: listening.signal });
  addEventListener('scroll', update, { passive: true, signal: listening.signal });
  // Components render controls of their own.
  const rendering = new MutationObserver(watchControls);
  rendering.observe(main, { childList: true, subtree: true });
  return () => {
    listening.abort();
    rendering.disconnect();
    observer?.disconnect();
  };
}

/**
 * The contact bar of small screens leaves as one scrolls down, and returns as one scrolls up or at the page's end; a
 * product's own bar stays. Both are away while a control is in their place, such as one of a disclosure that opens.
 */
export const ContactBar = clientComponent('ContactBar', function ContactBar() {
  useEffect(moveContactBar, []);
  return null;
});
