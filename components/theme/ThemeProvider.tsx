'use client';

import { ThemeProvider as NextThemes } from 'next-themes';
import type { ReactNode } from 'react';

/** Day, evening, or the system's choice until the visitor chooses; kept under 'theme' (section 1). */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <NextThemes
      attribute="class"
      storageKey="theme"
      defaultTheme="system"
      enableSystem
      // The tokens say it (tailwind.config.ts), so that it holds without scripts too.
      enableColorScheme={false}
    >
      {children}
    </NextThemes>
  );
}
