'use client';

import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';
import { themeKey, themes } from '@/client/contracts';

/**
 * Gives the root element the theme's class. next-themes would take it away and put it back whenever it starts, and
 * browsers then work out the style of every element of the page anew.
 */
function ShownTheme() {
  const { resolvedTheme } = useTheme();

  useEffect(() => {
    // Anything may have been kept; client/theme.ts shows the system's theme then.
    if (!themes.some((theme) => theme === resolvedTheme)) return;
    const { classList } = document.documentElement;
    for (const theme of themes) classList.toggle(theme, theme === resolvedTheme);
  }, [resolvedTheme]);

  return null;
}

/**
 * Follows the system's theme and a choice made in another tab. The first paint and the choice itself are client/theme.ts's,
 * since neither can wait for React.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <NextThemes
      themes={[...themes]}
      attribute={[]}
      storageKey={themeKey}
      defaultTheme="system"
      enableSystem
      // The tokens say it (tailwind.config.ts), so that it holds without scripts too.
      enableColorScheme={false}
    >
      <ShownTheme />
      {children}
    </NextThemes>
  );
}
