import { type PointerEvent, useRef } from 'react';
import { isZoomed } from './use-zoom';

/** Shortest way of a finger that counts as a swipe, in CSS pixels. */
const distance = 40;

/**
 * Handlers for an element that is swiped by touch.
 * @param go takes 1 for the next, -1 for the one before
 */
export function useSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, currentTarget }: PointerEvent) {
      // What is enlarged is panned, and two fingers pinch.
      const swipes = pointerType === 'touch' && isPrimary && !isZoomed(currentTarget);
      start.current = swipes ? clientX : undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (start.current === undefined) return;
      const way = clientX - start.current;
      start.current = undefined;
      if (Math.abs(way) < distance) return;
      const ahead = document.dir === 'rtl' ? way > 0 : way < 0;
      go(ahead ? 1 : -1);
    },
  };
}
