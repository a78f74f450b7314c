'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { loadChunk } from '@/lib/chunk-recovery';

/** Lets the figures inside animate in once, one after the other; without it they are simply there. */
export function Stagger({ children }: { readonly children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = group.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let gone = false;
    loadChunk(() => import('./stagger-in')).then((chunk) => {
      if (chunk && !gone) stop = chunk.staggerIn(element);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  return <div ref={group}>{children}</div>;
}
