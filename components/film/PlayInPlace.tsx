'use client';

import { useEffect } from 'react';
import { announceHydrated, pressedLink } from '@/client/hydration';
import type { LostMediaWords } from './lost-media';
import { playerOf } from './player';

/** Puts the player in the place of the link that was pressed. */
function playInPlace(event: MouseEvent, words: LostMediaWords): void {
  const link = pressedLink(event, 'film');
  const item = link?.closest('figure');
  if (!link || !item) return;
  event.preventDefault();
  // What stands there already is the poster: nothing flashes, and nothing more is fetched.
  const player = playerOf(item, words, link.querySelector('img')?.currentSrc);
  link.replaceWith(player);
  player.focus();
}

function stopOthers({ target }: Event): void {
  for (const film of document.querySelectorAll('video')) {
    if (film !== target) film.pause();
  }
}

/** Plays films where they stand, one at a time; until then, and without it, their links lead to the files. */
export function PlayInPlace({ words }: { readonly words: LostMediaWords }) {
  useEffect(() => {
    const play = (event: MouseEvent) => playInPlace(event, words);
    document.addEventListener('click', play);
    // Media events do not bubble; they can be caught on their way down.
    document.addEventListener('play', stopOthers, true);
    announceHydrated('film');
    return () => {
      document.removeEventListener('click', play);
      document.removeEventListener('play', stopOthers, true);
    };
  }, [words]);
  return null;
}
