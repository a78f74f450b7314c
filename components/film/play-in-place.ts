import { announceHydrated, pressedLink } from '@/browser/hydration';
import type { MediaErrorWords } from './media-error';
import { playerOf } from './player';

function playInPlace(event: MouseEvent, words: MediaErrorWords): void {
  const link = pressedLink(event, 'film');
  const item = link?.closest('figure');
  if (!link || !item) return;
  event.preventDefault();
  // The poster is the picture that is shown already: no flash, no further request.
  const player = playerOf(item, words, link.querySelector('img')?.currentSrc);
  link.replaceWith(player);
  player.focus();
}

function stopOthers({ target }: Event): void {
  for (const film of document.querySelectorAll('video')) {
    if (film !== target) film.pause();
  }
}

/** Plays films in place, one at a time; until then, and without JavaScript, their links lead to the files. */
export function playFilmsInPlace(_: HTMLElement, words: MediaErrorWords): void {
  document.addEventListener('click', (event) => playInPlace(event, words));
  // Media events do not bubble, so they are captured.
  document.addEventListener('play', stopOthers, true);
  announceHydrated('film');
}
