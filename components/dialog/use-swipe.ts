import { type PointerEvent, useRef } from 'react';

/** Shortest way of a finger that counts as a swipe, in CSS pixels. */
const distance = 40;

/**
 * Handlers for an element that is swiped by touch.
 * @param go takes 1 for the next, -1 for the one before
 */
export function useSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      start.current = pointerType === 'touch' ? clientX : undefined;
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
