'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, useRef } from 'react';
import { themeKey, themes } from '@/browser/contracts';
import { island } from '@/components/ui/island';

/**
 * Sets the theme's class on the root element. next-themes itself would remove it and add it again on start, which makes
 * browsers recalculate the style of the whole page.
 */
function ShownTheme() {
  const { resolvedTheme } = useTheme();
  const known = useRef<string>(undefined);

  useEffect(() => {
    const { classList } = document.documentElement;
    const isFirst = known.current === undefined;
    known.current = resolvedTheme;
    // browser/theme.ts sets the first one, and later choices, which are not stored if storage is denied. In
    // `npm run dev` it does not run.
    if (isFirst && themes.some((theme) => classList.contains(theme))) return;
    // An invalid stored value means the system's theme, as in browser/theme.ts.
    if (!themes.some((theme) => theme === resolvedTheme)) return;
    for (const theme of themes) classList.toggle(theme, theme === resolvedTheme);
  }, [resolvedTheme]);

  return null;
}

/**
 * Follows the system's theme and a choice made in another tab (docs/requirements.md 1.3). browser/theme.ts handles the first
 * paint and the choice itself, since neither can wait for React.
 */
export const ThemeFollower = island('ThemeFollower', function ThemeFollower() {
  return (
    <ThemeProvider
      themes={[...themes]}
      attribute={[]}
      storageKey={themeKey}
      defaultTheme="system"
      enableSystem
      // Set by CSS (tailwind.config.ts), so that it works without JavaScript.
      enableColorScheme={false}
    >
      <ShownTheme />
    </ThemeProvider>
  );
});
