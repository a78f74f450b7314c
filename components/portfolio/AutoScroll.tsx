'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { clientComponent, Slot } from '@/components/ui/client-component';
import { startAutoScroll } from './scroll-picture';

interface AutoScrollProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame of a card's tall picture, which scrolls while the card is hovered or focused. */
export const AutoScroll = clientComponent(
  'AutoScroll',
  function AutoScroll({ className, children }: AutoScrollProps) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const unmounted = new AbortController();
      if (frame.current) startAutoScroll(frame.current, unmounted.signal);
      return () => unmounted.abort();
    }, []);
    return (
      <Slot ref={frame} className={className}>
        {children}
      </Slot>
    );
  },
);
