'use client';

import { useEffect } from 'react';
import { playedFilm } from './played-film';

/** A calm poster with one play mark in the place of the browser's bar, which comes when the film runs. */
function tidyPlayers(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-play-own]')) {
    const video = button.parentElement?.querySelector('video');
    if (!video?.paused || video.currentTime > 0) continue;
    video.controls = false;
    button.hidden = false;
    button.onclick = () => {
      button.hidden = true;
      video.controls = true;
      video.focus();
      video.play();
    };
  }
}

/** Stops the film that runs when another starts; puts a host's player in the place of its poster. */
export function OneFilmAtATime() {
  useEffect(() => {
    tidyPlayers();
    const stopOthers = ({ target }: Event) => {
      for (const video of document.querySelectorAll('video')) {
        if (video !== target) video.pause();
      }
    };
    const playHosted = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-embed]') : null;
      if (!link) return;
      event.preventDefault();
      const player = playedFilm(link);
      link.replaceWith(player);
      player.focus();
    };
    // Media events do not bubble; they can be caught on their way down.
    document.addEventListener('play', stopOthers, true);
    document.addEventListener('click', playHosted);
    return () => {
      document.removeEventListener('play', stopOthers, true);
      document.removeEventListener('click', playHosted);
    };
  }, []);
  return null;
}
