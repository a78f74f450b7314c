'use client';

import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';

/** Names of the themes, which are the classes of the root element that show them (section 1). */
const themes = ['light', 'dark'];

/**
 * Gives the root element the theme's class. next-themes would take it away and put it back whenever it starts, and
 * browsers then work out the style of every element of the page anew.
 */
function ShownTheme() {
  const { resolvedTheme } = useTheme();

  useEffect(() => {
    // Anything may have been kept; the start-up script shows the system's theme then.
    if (!resolvedTheme || !themes.includes(resolvedTheme)) return;
    const { classList } = document.documentElement;
    for (const theme of themes) classList.toggle(theme, theme === resolvedTheme);
  }, [resolvedTheme]);

  return null;
}

/** Day, evening, or the system's choice until the visitor chooses; kept under 'theme' (section 1). */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <NextThemes
      themes={themes}
      attribute={[]}
      storageKey="theme"
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
