'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { showTwins } from '@/browser/evening';
import { clientComponent } from '@/components/ui/client-component';

/** The longest that the fade waits for the pictures' other files: meanwhile the page stands still (milliseconds). */
const longestWait = 200;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

let latest: ViewTransition | undefined;

/** Changes the theme in a cross-fade (motion.css), which a press ends; at once with reduced motion, or where there is none. */
async function fadeTheme(isEvening: boolean, change: () => void): Promise<void> {
  if (
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return change();
  const root = document.documentElement;
  root.classList.add('theme-fades');
  const transition = document.startViewTransition(async () => {
    flushSync(change);
    showTwins(isEvening);
    const pictures = document.querySelectorAll<HTMLImageElement>('picture:has([data-evening]) img');
    const decoded = [...pictures]
      .filter((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return picture.complete && bottom > 0 && top < innerHeight;
      })
      .map((picture) => picture.decode());
    await Promise.race([Promise.allSettled(decoded), pause(longestWait)]);
  });
  latest = transition;
  const skip = () => transition.skipTransition();
  addEventListener('pointerdown', skip, true);
  // Rejected where the browser shows no transition, such as in a hidden tab.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    removeEventListener('pointerdown', skip, true);
    if (transition === latest) root.classList.remove('theme-fades');
  });
  await transition.updateCallbackDone;
}

interface ThemeToggleProps {
  readonly backgrounds: Readonly<Record<'light' | 'dark', string>>;
}

/** Classes of the themes. The stored theme may be any text, since all sites of an origin share it; an unknown one sets no class. */
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
      if (persisted) setTheme((chosen: string) => localStorage.getItem('theme') ?? chosen);
    };
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [setTheme]);

  return null;
}

/** Handles the presses of ThemeButton.tsx. The export puts the provider's script, which sets the class, first into <head>. */
export const ThemeToggle = clientComponent('ThemeToggle', (props: ThemeToggleProps) => (
  <ThemeProvider attribute="class" value={classes} enableColorScheme={false}>
    <Toggle {...props} />
  </ThemeProvider>
));
