import { type PointerEvent, useRef } from 'react';
import { isZoomed } from './use-zoom';

/** The shortest distance that counts as a swipe, in CSS pixels. */
const distance = 40;

/**
 * Touch handlers for swiping.
 * @param go receives 1 for next, -1 for previous
 * @param onTap called for a touch that is no swipe
 */
export function useSwipe(go: (step: 1 | -1) => void, onTap: (event: PointerEvent) => void) {
  const start = useRef<PointerEvent>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return;
      const { clientX, clientY } = start.current;
      start.current = undefined;
      const moved = event.clientX - clientX;
      if (Math.hypot(moved, event.clientY - clientY) < distance / 4) onTap(event);
      // A zoomed picture is panned, and two fingers pinch.
      if (Math.abs(moved) < distance || isZoomed(event.currentTarget)) return;
      const ahead = document.dir === 'rtl' ? moved > 0 : moved < 0;
      go(ahead ? 1 : -1);
    },
  };
}
