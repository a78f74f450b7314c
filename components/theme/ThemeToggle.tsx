'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { changeInSteps } from '@/client/change-in-steps';
import { themeToggleAttribute } from '@/client/contracts';
import { chooseTheme } from '@/client/theme';

interface ThemeToggleProps {
  readonly className: string;
  /** The button's content in the light and in the dark theme; CSS shows one of them. */
  readonly toDark: ReactNode;
  readonly toLight: ReactNode;
}

/** Switches the theme. Until hydration client/head.ts handles taps, by the same function. */
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
