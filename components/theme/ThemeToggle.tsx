'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect } from 'react';
import { TbMoon, TbSun } from 'react-icons/tb';
import { clientComponent } from '@/components/ui/client-component';
import { DrawnIcon } from '@/components/ui/DrawnIcon';

interface ThemeToggleProps {
  readonly words: Readonly<Record<'toDark' | 'toLight', string>>;
  /** Background of each theme, for the browser's toolbar. */
  readonly backgrounds: Readonly<Record<'light' | 'dark', string>>;
  readonly className: string;
}

/** The theme's name in local storage; all sites of an origin share it. */
const storageKey = 'theme';

function Toggle({ words, backgrounds, className }: ThemeToggleProps) {
  const { resolvedTheme, systemTheme, setTheme } = useTheme();
  const isKnown = resolvedTheme === 'light' || resolvedTheme === 'dark';
  const theme = isKnown ? resolvedTheme : systemTheme;
  const background = theme && backgrounds[theme];

  useEffect(() => {
    if (!background) return;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = background;
  }, [background]);

  useEffect(() => {
    // Chosen on another page while this one was in the bfcache, which gets no storage events.
    const follow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTheme((chosen: string) => localStorage.getItem(storageKey) ?? chosen);
    };
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [setTheme]);

  return (
    <button
      type="button"
      className={`${className} noscript:hidden`}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <span className="dark:hidden">
        <DrawnIcon icon={TbMoon} />
        <span className="sr-only">{words.toDark}</span>
      </span>
      <span className="hidden dark:block">
        <DrawnIcon icon={TbSun} />
        <span className="sr-only">{words.toLight}</span>
      </span>
    </button>
  );
}

/**
 * Switches the theme (docs/requirements.md 1.3); CSS shows one of its two icons and labels. It contains next-themes' provider,
 * whose script sets the theme's class before the first paint: the export puts that first into <head>.
 */
export const ThemeToggle = clientComponent(
  'ThemeToggle',
  function ThemeToggle(props: ThemeToggleProps) {
    return (
      <ThemeProvider
        attribute="class"
        storageKey={storageKey}
        // An invalid stored name sets no class: CSS then follows the system, as without JavaScript.
        value={{ light: 'light', dark: 'dark' }}
        enableColorScheme={false}
      >
        <Toggle {...props} />
      </ThemeProvider>
    );
  },
);
