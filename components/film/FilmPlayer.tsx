'use client';

import { useEffect } from 'react';
import { pressedLink } from '@/browser/taps';
import { clientComponent } from '@/components/ui/client-component';
import { type FilmWords, playerOf } from './player';

function playInPlace(event: MouseEvent, words: FilmWords): void {
  const link = pressedLink(event, 'FilmPlayer');
  const item = link?.closest('figure');
  if (!link || !item) return;
  event.preventDefault();
  const player = playerOf(item, words);
  link.replaceWith(player);
  player.focus();
}

function stopOthers({ target }: Event): void {
  for (const film of document.querySelectorAll('video')) {
    if (film !== target) film.pause();
  }
}

/** Plays the page's films in place, one at a time; until then, and without JavaScript, their links lead to the files. */
export const FilmPlayer = clientComponent(
  'FilmPlayer',
  function FilmPlayer({ words }: { readonly words: FilmWords }) {
    useEffect(() => {
      const unmounted = new AbortController();
      document.addEventListener('click', (event) => playInPlace(event, words), unmounted);
      // Media events do not bubble, so they are captured.
      document.addEventListener('play', stopOthers, { capture: true, signal: unmounted.signal });
      return () => unmounted.abort();
    }, [words]);
    return null;
  },
);
