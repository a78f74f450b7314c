'use client';

import { useEffect } from 'react';
import { clientComponent } from '@/components/ui/client-component';

/** Animates cards, gallery figures and pictures that stand alone, as they are scrolled into view (docs/requirements.md 4.5). */
export const Entrances = clientComponent('Entrances', () => {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (!document.querySelector('[data-enter]')) return;
    // Without it they are simply there.
    import('./enter').then(({ watchEntrances }) => watchEntrances()).catch(() => {});
  }, []);
  return null;
});
