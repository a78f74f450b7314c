'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, useEffectEvent } from 'react';
import { showTwins } from '@/browser/evening';
import { clientComponent } from '@/components/ui/client-component';
import { fadeTheme } from './fade-theme';

interface ThemeToggleProps {
  readonly backgrounds: Readonly<Record<'light' | 'dark', string>>;
}

/** The theme's name in local storage; all sites of an origin share it, so that it may be any text. */
const storageKey = 'theme';

/** The classes of the themes: another stored text sets none. */
const classes = { light: 'light', dark: 'dark' };

function Toggle({ backgrounds }: ThemeToggleProps) {
  const { resolvedTheme = 'light', setTheme } = useTheme();
  const theme = resolvedTheme === 'dark' ? 'dark' : 'light';
  const background = backgrounds[theme];

  const press = useEffectEvent(async () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    await fadeTheme(next === 'dark', () => setTheme(next));
  });

  useEffect(() => {
    let change = Promise.resolve();
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-wait="ThemeToggle"]'))
        change = change.then(press);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!(resolvedTheme in classes)) setTheme('system');
  }, [resolvedTheme, setTheme]);

  useEffect(() => {
    showTwins(theme === 'dark');
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
      <ThemeProvider
        attribute="class"
        storageKey={storageKey}
        value={classes}
        enableColorScheme={false}
      >
        <Toggle {...props} />
      </ThemeProvider>
    );
  },
);
