import { type PointerEvent, useRef } from 'react';
import { isZoomed } from './use-zoom';

/** The shortest distance that counts as a swipe, in CSS pixels. */
const distance = 40;

/** Touch handlers for swiping: 1 is next, -1 previous. */
export function useSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? clientX : undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
    onPointerUp({ clientX, currentTarget }: PointerEvent) {
      const moved = clientX - (start.current ?? clientX);
      start.current = undefined;
      // A zoomed picture is panned, and two fingers pinch.
      if (Math.abs(moved) < distance || isZoomed(currentTarget)) return;
      go((document.dir === 'rtl') === moved > 0 ? 1 : -1);
    },
  };
}
