'use client';

import { useEffect } from 'react';
import { loadExtra } from '@/client/chunk-recovery';

/** Animates cards and gallery figures in once, as they are scrolled into view (docs/requirements.md 4.5). */
export function Entrances() {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (!document.querySelector('[data-enter]')) return;
    let stop: (() => void) | undefined;
    let gone = false;
    loadExtra(() => import('./enter')).then((chunk) => {
      if (chunk && !gone) stop = chunk.watchEntrances();
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return null;
}
