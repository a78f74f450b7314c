'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { changeInSteps } from '@/client/change-in-steps';
import { themeToggleAttribute } from '@/client/contracts';
import { chooseTheme } from '@/client/theme';

interface ThemeToggleProps {
  readonly className: string;
  /** What the button shows and says by day, and by evening; the theme's class picks one. */
  readonly toDark: ReactNode;
  readonly toLight: ReactNode;
}

/** Switches day and evening. Until it is hydrated, client/head.ts handles the tap, by the same function. */
export function ThemeToggle({ className, toDark, toLight }: ThemeToggleProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    button.current?.removeAttribute(themeToggleAttribute);
  }, []);

  return (
    <button
      ref={button}
      type="button"
      {...{ [themeToggleAttribute]: '' }}
      className={className}
      onClick={() => changeInSteps(chooseTheme)}
    >
      {toDark}
      {toLight}
    </button>
  );
}
