'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type ScrollStep, scrollPicture } from './scroll-picture';

interface AutoScrollProps extends ScrollStep {
  readonly className: string;
  /** A picture taller than the frame. */
  readonly children: ReactNode;
}

/** The frame of a card's tall picture, which scrolls while the card is hovered or focused (docs/requirements.md 9.11). */
export function AutoScroll({ pixels, every, className, children }: AutoScrollProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const card = frame.current?.closest('article');
    if (!frame.current || !card) return;
    return scrollPicture(card, frame.current, { pixels, every });
  }, [pixels, every]);

  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  );
}
