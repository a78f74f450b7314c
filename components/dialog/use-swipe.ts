import { type PointerEvent, useRef } from 'react';
import { isZoomed } from './use-zoom';

/** The shortest distance that counts as a swipe, in CSS pixels. */
const distance = 40;

/**
 * Touch handlers for swiping.
 * @param go receives 1 for next, -1 for previous
 */
export function useSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, currentTarget }: PointerEvent) {
      // A zoomed picture is panned, and two fingers pinch.
      const swipes = pointerType === 'touch' && isPrimary && !isZoomed(currentTarget);
      start.current = swipes ? clientX : undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (start.current === undefined) return;
      const moved = clientX - start.current;
      start.current = undefined;
      if (Math.abs(moved) < distance) return;
      const ahead = document.dir === 'rtl' ? moved > 0 : moved < 0;
      go(ahead ? 1 : -1);
    },
  };
}
