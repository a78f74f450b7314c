'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showTwins } from '@/browser/evening';
import { loadForPress } from '@/browser/network';
import { clientComponent } from '@/components/ui/client-component';

interface ThemeToggleProps {
  readonly backgrounds: Readonly<Record<'light' | 'dark', string>>;
}

/** The theme's name in local storage; all sites of an origin share it. */
const storageKey = 'theme';

function Toggle({ backgrounds }: ThemeToggleProps) {
  const { resolvedTheme, systemTheme, setTheme } = useTheme();
  const isKnown = resolvedTheme === 'light' || resolvedTheme === 'dark';
  const theme = isKnown ? resolvedTheme : systemTheme;
  const background = theme && backgrounds[theme];
  const change = useRef(Promise.resolve());
  const isChanging = useRef(false);

  const press = useEffectEvent(() => {
    const next = theme === 'dark' ? 'light' : 'dark';
    change.current = change.current.then(async () => {
      const fade = await loadForPress(() => import('./fade-theme'));
      if (!fade) return setTheme(next);
      isChanging.current = true;
      await fade.fadeTheme(next === 'dark', () => setTheme(next));
      isChanging.current = false;
    });
  });

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-wait="ThemeToggle"]')) press();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!background) return;
    // By the system, or on another tab.
    if (!isChanging.current) showTwins(theme === 'dark');
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = background;
  }, [background, theme]);

  useEffect(() => {
    // Chosen on another page while this one was in the bfcache, which gets no storage events.
    const follow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTheme((chosen: string) => localStorage.getItem(storageKey) ?? chosen);
    };
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [setTheme]);

  return null;
}

/**
 * Switches the theme (docs/requirements.md 1.3) when a button of it is pressed (ThemeButton.tsx). It contains next-themes' provider,
 * whose script sets the theme's class before the first paint: the export puts that first into <head>.
 */
export const ThemeToggle = clientComponent(
  'ThemeToggle',
  function ThemeToggle(props: ThemeToggleProps) {
    return (
      <ThemeProvider attribute="class" storageKey={storageKey} enableColorScheme={false}>
        <Toggle {...props} />
      </ThemeProvider>
    );
  },
);
