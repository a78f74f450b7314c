'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { clientComponent, Slot } from '@/components/ui/client-component';
import { syncClothChoice } from './cloth-choice';

interface ClothChoiceProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Takes the chosen cloth and light along into the page's messages and to the planner. */
export const ClothChoice = clientComponent(
  'ClothChoice',
  function ClothChoice({ className, children }: ClothChoiceProps) {
    const part = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const unmounted = new AbortController();
      if (part.current) syncClothChoice(part.current, unmounted.signal);
      return () => unmounted.abort();
    }, []);
    return (
      <Slot ref={part} className={className}>
        {children}
      </Slot>
    );
  },
);
