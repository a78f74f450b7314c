'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { clientComponent, Slot } from '@/components/ui/client-component';
import { type ScrollStep, startAutoScroll } from './scroll-picture';

interface AutoScrollProps {
  readonly step: ScrollStep;
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame of a card's tall picture, which scrolls while the card is hovered or focused. */
export const AutoScroll = clientComponent(
  'AutoScroll',
  function AutoScroll({ step, className, children }: AutoScrollProps) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const unmounted = new AbortController();
      if (frame.current) startAutoScroll(frame.current, step, unmounted.signal);
      return () => unmounted.abort();
    }, [step]);
    return (
      <Slot ref={frame} className={className}>
        {children}
      </Slot>
    );
  },
);
